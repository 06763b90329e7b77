What follows a title can only be 'by' and a name.
--- source
"The Weir" written by Somebody

The Weir is a room.
--- problems
TITLE_MALFORMED at ""The Weir" written by Somebody"
--- sentences
'"The Weir" written by Somebody' is not a title line. Begin the story with its title in quotation marks, followed by 'by' and the author's name if you like.
