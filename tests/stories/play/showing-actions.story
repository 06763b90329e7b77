An action shown names its nouns as a say phrase would, so a line is skipped after it. Sorted, waiting comes
first, and the others in the order in which they were made.
--- source
The Vault is a room.
The plan is a list of stored actions that varies.

When play begins:
	now the plan is {waiting, taking the Vault};
	showme the plan;
	now the plan is {looking, waiting, dropping the Vault, taking the Vault};
	sort the plan;
	say "[the plan]."
--- play

"plan" = list of actions: {waiting, taking the Vault}
waiting, taking the Vault, dropping the Vault and looking.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Vault

>
