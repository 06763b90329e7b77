A sentence right below a title without a full stop is part of the title's sentence, and is lost; that is noticed.
--- source
"The Mill" by Ann Author
The Hall is a room.
The Den is a room.
--- notices
TITLE_OVER_LINES at "The Hall is a room"
--- sentences

