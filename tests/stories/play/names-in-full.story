Use unabbreviated object names: what is called by part of another's name is something else. Use no automatic plural synonyms:
the plural of a kind is no name for what is of that kind.
--- source
"In Full"

Use unabbreviated object names.
Use no automatic plural synonyms.

The North Quay is a room. Greta Lind is in the North Quay. Greta is a woman in the North Quay. A parcel is here.
--- play

In Full
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

North Quay
You can see Greta Lind, Greta and a parcel here.

>look
North Quay
You can see Greta Lind, Greta and a parcel here.

>take things
You see nothing of that name.

>take parcel
You take the parcel.

>
