What a story gives of the library's properties to kinds and things of its own, the library's rules ask of them too.
--- source
"Openable by Design"

Lab is a room. A laptop is a kind of device. A laptop can be open or closed. A laptop is usually closed. A laptop can be openable or unopenable. A laptop is usually openable.  The mac is a laptop in Lab. 
The book is a thing in Lab. The book can be open. The book is closed. The book can be openable. The book is openable. 
A gate is a kind of thing. A gate can be lockable. A gate can be locked or unlocked. A gate is usually locked and lockable. The iron gate is a gate in Lab.  The iron gate can be openable. The iron gate is openable. The iron gate can be open. 
A table is a kind of thing. A table can be enterable. A table is usually enterable. The desk is a table in Lab. The rug is in Lab. The rug can be enterable. The rug is enterable. 
A bun is a kind of thing. A lamp is a kind of thing. A lamp can be switched on or switched off. The lava lamp is a lamp in Lab. 
Instead of jumping: say "[list of openable things];[list of open things]; [list of enterable things]; [list of switched on things]."
--- play

Openable by Design
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a mac, a book, an iron gate, a desk, a rug and a lava lamp here.

>jump
mac, book and iron gate;nothing; desk and rug; nothing.

>open mac
You open the mac.

>close mac
You close the mac.

>open book
You open the book.

>close book
You close the book.

>open gate
The iron gate proves to be locked.

>unlock gate with book
(taking the book to begin with)
The book doesn't fit the lock.

>close gate
The iron gate is closed as it is.

>lock gate with book
The iron gate is locked as it is.

>enter desk
You get into the desk.

>exit
You get out of the desk.

Lab
You can see a mac, an iron gate, a desk, a rug and a lava lamp here.

>enter rug
You get into the rug.

>out
You get out of the rug.

Lab
You can see a mac, an iron gate, a desk, a rug and a lava lamp here.

>sit on desk
You get into the desk.
