That something is not so of every one, or not of none, leaves open of which; that it is so of none, or not of any, does not.
--- source
The Loft is a room. Ida is a woman in the Loft. Rivalry relates various people to various people. The verb to rival means the rivalry relation.
Carry out jumping:
	now the player does not rival everyone;
	now the player does not rival all women;
	now Ida does not rival no man;
	now every woman does not rival every woman;
	now no women rival every woman;
	now the player is not rivalled by everyone;
	now the player does not rival any woman;
	now the player rivals no woman;
	now everyone does not rival Ida;
	now everyone rivals every woman.
--- problems
NOW_IMPOSSIBLE at "the player does not rival everyone"
NOW_IMPOSSIBLE at "the player does not rival all women"
NOW_IMPOSSIBLE at "Ida does not rival no man"
NOW_IMPOSSIBLE at "every woman does not rival every woman"
NOW_IMPOSSIBLE at "no women rival every woman"
NOW_IMPOSSIBLE at "the player is not rivalled by everyone"
