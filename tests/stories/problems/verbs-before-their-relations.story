A verb means a relation that is made before it, or a property; when the relation comes later, what the verb says is still understood.
--- source
The Mill is a room. Vera is a woman in the Mill. The verb to heed means the heeding relation. The verb to be deaf to means the reversed scorn relation.

Heeding relates various people to various people. Scorn relates various people to various people. The verb to scorn means the scorn relation.

Vera heeds the player. Vera scorns the player. The player is deaf to Vera.

The verb to cost means the price property. A thing has a number called price. The sack is in the Mill. The sack costs 4.
--- problems
VERB_BEFORE_RELATION at "the heeding relation"
VERB_BEFORE_RELATION at "the reversed scorn relation"
