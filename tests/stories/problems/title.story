What follows a title can only be 'by' and a name.
--- source
"The Weir" written by Somebody

The Weir is a room.
--- problems
TITLE_MALFORMED at ""The Weir" written by Somebody"
--- sentences
I do not understand '"The Weir" written by Somebody' as a title. A story opens with its title in quotation marks, and perhaps 'by' and the author's name behind it.
