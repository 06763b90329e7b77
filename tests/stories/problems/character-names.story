A character that is not known by the name given: the word that is in no name, with the nearest one that is.
--- source
The Kiln is a room.

Instead of jumping: say "[unicode grek small letter alpha][unicode black chess night][unicode zzyzx][unicode small greek letter alpha]".
Instead of waving hands: say "[unicode 55555555555][unicode 55296]".
--- sentences
'[unicode grek small letter alpha]' in this text is not a text substitution or a value. No character has 'grek' in its name. Did you mean 'greek'?
'[unicode black chess night]' in this text is not a text substitution or a value. These words occur in names of characters, but no character has exactly this name.
'[unicode zzyzx]' in this text is not a text substitution or a value. No character has 'zzyzx' in its name. Did you mean 'zzyrx'?
'[unicode small greek letter alpha]' in this text is not a text substitution or a value. These words occur in names of characters, but no character has exactly this name.
'[unicode 55555555555]' in this text is not a text substitution or a value. No character has '55555555555' in its name.
