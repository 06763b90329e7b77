A character that is not known by the name given: the word that is in no name, with the nearest one that is.
--- source
The Kiln is a room.

Instead of jumping: say "[unicode grek small letter alpha][unicode black chess night][unicode zzyzx][unicode small greek letter alpha]".
Instead of waving hands: say "[unicode 55555555555][unicode 55296]".
--- sentences
'[unicode grek small letter alpha]' in this text is not a text substitution or a value. No character has 'grek' in its name; perhaps 'greek' was meant.
'[unicode black chess night]' in this text is not a text substitution or a value. Its words are in the names of characters, but no character has just this name.
'[unicode zzyzx]' in this text is not a text substitution or a value. No character has 'zzyzx' in its name; perhaps 'zzyrx' was meant.
'[unicode small greek letter alpha]' in this text is not a text substitution or a value. Its words are in the names of characters, but no character has just this name.
'[unicode 55555555555]' in this text is not a text substitution or a value. No character has '55555555555' in its name.
