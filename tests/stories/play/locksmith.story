The extension that comes with Looseleaf: doors open and unlock on the way, keys are left out of commands and remembered.
--- source
Include version 2 of Locksmith by Emily Short.
The Porch is a room. The oak door is a door. It is north of the Porch and south of the Study. It is locked.
The iron key is a passkey. It unlocks the oak door. It is on the key ring. The key ring is a keychain. The player carries the ring.
The safe is a locked container in the Study. The pebble is carried by the player.
--- play
Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Porch
You can see an oak door here.

>n
(first opening the oak door)
(first unlocking the oak door)
(with the iron key)

Study
You can see an oak door and a safe (closed) here.

>i
You have with you:
  a key ring
    an iron key (for the oak door)
  a pebble

>s

Porch
You can see an oak door here.

>lock door
(first closing the oak door)
(with the iron key)
You lock the oak door.

>put pebble on ring
The key ring has room for keys alone.

>take key
(the iron key)
You take the iron key.

>n
(first opening the oak door)
(first unlocking the oak door)
(with the iron key)

Study
You can see an oak door and a safe (closed) here.

>open safe
(first unlocking the safe)
You have no key for the safe.

>unlock safe with pebble
The pebble doesn't fit the lock of the safe.

>take key
Which do you mean: the iron key or the key ring?

>close door
You close the oak door.

>lock
(the oak door)
(with the iron key)
You lock the oak door.

>unlock
What are you to unlock?

>open safe with key
Which do you mean: the iron key or the key ring?

>put pebble under safe
You see nothing of that name.
