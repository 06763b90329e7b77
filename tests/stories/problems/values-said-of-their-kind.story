A value said of its own kind, where things have a property called so, is no value of a thing; a rulebook's variable wants the word.
--- source
A colour is a kind of value. The colours are red and blue. A mood is a kind of value. The moods are high and low. A mood is usually low. The mood is high.

A thing has a colour. The Lab is a room. The ball is in the Lab.

The colour is red.

Colours are red.

A colour is usually blue.

The humming rules are a rulebook. The humming rules have a number called the pitch. The humming rulebook has a number called the tune.
--- problems
PROPERTY_OR_KIND at "The colour is red"
PROPERTY_OR_KIND at "Colours are red"
PROPERTY_OR_KIND at "A colour is usually blue"
RULEBOOK_VARIABLE_OWNER at "The humming rules"
