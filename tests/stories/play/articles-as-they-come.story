Actions, activities, rulebooks, kinds and things with the other article, a or an, as hasty authors write.
--- source
The Lab is a room.
Counting is a activity. Sorting something is a activity on objects.
Hopping up is a action applying to nothing. Understand "hopup" as hopping up.
The foo rules are a object based rulebook.
The bar rules is an rulebook.
Ball is an scene.
A animal called Rex is in the Lab. An box is a kind of an container.
A orange is an kind of thing.
Mood is an kind of value. The moods are ok.
The apple is a edible thing in the Lab.
A person has an number called age. A person can be a adult.
For counting: say "count".
When play begins: carry out the counting activity.
Carry out hopping up: say "hop."
--- play

count
Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see Rex and an apple here.

>hopup
hop.

>look
Lab
You can see Rex and an apple here.

>
