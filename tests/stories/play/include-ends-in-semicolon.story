An Include sentence that is its paragraph may end in a semicolon.
--- source
"Vault"

Include Locksmith by Emily Short;

Vault is a room. A chest is a closed openable lockable locked container in the Vault. The player carries a brass passkey. The matching key of the chest is the brass passkey.
--- play
Vault
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Vault
You can see a chest (closed) here.

>open chest
(first unlocking the chest)
(with the brass passkey)
You open the chest.
