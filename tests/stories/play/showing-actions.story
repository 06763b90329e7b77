An action shown names its nouns as a say phrase would, so a line is skipped after it.
--- source
The Vault is a room.
The plan is a list of stored actions that varies.

When play begins:
	now the plan is {waiting, taking the Vault};
	showme the plan.
--- play

"plan" = list of actions: {waiting, taking the Vault}

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Vault

>
