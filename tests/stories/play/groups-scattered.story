Groups that lie scattered are brought together in the order of their first members.
--- source
The Hall is a room. A garment is a kind of thing. A hat is a kind of garment. A coin is a kind of thing. A gem is a kind of thing. The beret is a hat in the Hall. The vest is a garment in the Hall. The penny is a coin in the Hall. The ruby is a gem in the Hall. The fez is a hat in the Hall. The box is a thing in the Hall. The dime is a coin in the Hall. The coat is a garment in the Hall. The opal is a gem in the Hall. The cap is a hat in the Hall.

Before listing contents: group garments together as "garments". Before listing contents: group hats together. Before listing contents: group coins together giving articles.

Instead of jumping: say "[a list of things in the Hall].". 
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a ruby, a box, an opal, beret, fez and cap, two garments (a vest and a coat) and a penny and a dime here.

>look
Hall
You can see a ruby, a box, an opal, beret, fez and cap, two garments (a vest and a coat) and a penny and a dime here.

>jump
yourself, a ruby, a box, an opal, beret, fez and cap, two garments (a vest and a coat) and a penny and a dime.

>get beret
You take the beret.

>get vest
You take the vest.

>i
You have with you:
  a vest
  a beret

>get all
ruby: You take the ruby.
box: You take the box.
opal: You take the opal.
fez: You take the fez.
cap: You take the cap.
coat: You take the coat.
penny: You take the penny.
dime: You take the dime.

>i
You have with you:
  a dime and a penny
  an opal
  a box
  a ruby
  two garments:
    a coat
    a vest
  cap, fez and beret

>drop fez
You put the fez down.

>i
You have with you:
  a dime and a penny
  an opal
  a box
  a ruby
  two garments:
    a coat
    a vest
  cap and beret

>drop vest
You put the vest down.

>i
You have with you:
  a dime and a penny
  an opal
  a box
  a ruby
  a coat
  cap and beret

>look
Hall
You can see a vest and a fez here.

>drop opal
You put the opal down.

>drop box
You put the box down.

>get fez
You take the fez.

>look
Hall
You can see a box, an opal and a vest here.

>i
You have with you:
  a dime and a penny
  a ruby
  a coat
  fez, cap and beret

>drop all
dime: You put the dime down.
penny: You put the penny down.
ruby: You put the ruby down.
coat: You put the coat down.
fez: You put the fez down.
cap: You put the cap down.
beret: You put the beret down.

>look
Hall
You can see beret, cap and fez, a ruby, a penny and a dime, a box, an opal and two garments (a coat and a vest) here.

>
