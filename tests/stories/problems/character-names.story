A character that is not known by the name given: the word that is in no name, with the nearest one that is.
--- source
The Kiln is a room.

Instead of jumping: say "[unicode grek small letter alpha][unicode black chess night][unicode zzyzx][unicode small greek letter alpha]".
Instead of waving hands: say "[unicode 55555555555][unicode 55296]".
--- sentences
The text has '[unicode grek small letter alpha]' in it, but I know nothing of that name to print. No character has 'grek' in its name; perhaps 'greek' was meant.
The text has '[unicode black chess night]' in it, but I know nothing of that name to print. Its words are in the names of characters, but no character has just this name.
The text has '[unicode zzyzx]' in it, but I know nothing of that name to print. No character has 'zzyzx' in its name; perhaps 'zzyrx' was meant.
The text has '[unicode small greek letter alpha]' in it, but I know nothing of that name to print. Its words are in the names of characters, but no character has just this name.
The text has '[unicode 55555555555]' in it, but I know nothing of that name to print. No character has '55555555555' in its name.
