A relation of one to one names the other as what it is; groups without company are empty.
--- source
Lab is a room. The cup, the pen, the jar and the tin are in the Lab. Ann is in the Lab.
Tying relates one thing to one thing. The verb to tie means the tying relation. The cup ties the pen.
Hiding relates one thing to various things. The verb to hide means the hiding relation. The cup hides the jar. The cup hides the pen.
Facing relates various things to one thing. The verb to face means the facing relation. The cup faces the jar. The pen faces the jar.
Wedding relates one thing to another. The verb to wed means the wedding relation. The pen weds the tin.
Liking relates various things to various things. The verb to like means the liking relation. The cup likes the tin.
Knowing relates things to each other. The verb to know means the knowing relation. The cup knows the tin. 
Pooling relates things to each other in groups. The verb to pool with means the pooling relation.
When play begins:
	show relation tying relation;
	show relation hiding relation;
	show relation facing relation;
	show relation wedding relation;
	show relation liking relation;
	show relation knowing relation;
	if the pooling relation is empty, say "empty 1.";
	now the cup pools with the tin;
	if the pooling relation is empty, say "empty 2.";
	now the cup does not pool with the tin;
	if the pooling relation is empty, say "empty 3.";
	show relation pooling relation.
--- play

relation of things: tying relation
Tying relates one thing to one thing:
  The cup  >=>  the pen
relation of things: hiding relation
Hiding relates one thing to various things:
  The cup  >=>  the pen
  The cup  >=>  the jar
relation of things: facing relation
Facing relates various things to one thing:
  The cup  >=>  jar
  The pen  >=>  jar
relation of things: wedding relation
Wedding relates one thing to another:
  The pen  ==  tin
relation of things: liking relation
Liking relates various things to various things:
  The cup  >=>  the tin
relation of things: knowing relation
Knowing relates things to each other:
  The tin  <=>  the cup
empty 1.
empty 3.
relation of things: pooling relation
Pooling relates things to each other in groups:
  6 single-member groups

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a cup, a pen, a jar, a tin and Ann here.

>
