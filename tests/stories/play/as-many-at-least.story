A number before a noun in a condition asks for as many at least. "There is a pair of shorts which blames Bob" makes the shorts, and relates them.
--- source
A coin is a kind of thing. The Place is a room. The box is in the Place. It is an open container. Four coins are in the box.
Bob and Hal are men. Ann is a woman in the Place.
Blaming relates various things to various people. The verb to blame implies the blaming relation.
There is a pair of shorts which blames Bob. There is a rod blaming Bob. A scarf which blames Ann is in the Place. There is a hat which is worn by Ann.
To judge (T - text): say "[T]: [list of things blaming Bob], [list of things blaming Ann].".
When play begins:
	judge "first";
	if three coins are in the box, say "Three are.";
	if there are four coins in the box, say "There are four.";
	if five coins are in the box, say "Five are.";
	if the box contains one coin, say "It contains one.";
	if exactly three coins are in the box, say "Exactly three are.";
	if at most four coins are in the box, say "Four at most.";
	if two people are in the Place, say "Two people.";
	if three people are in the Place, say "Three people.";
	if Ann wears one thing, say "Ann wears one.";
	if Ann wears two things, say "Ann wears two.";
	if there is nothing blaming Bob, say "Nothing blames Bob."
--- play

first: pair of shorts and rod, nothing.
Three are.
There are four.
It contains one.
Four at most.
Two people.
Ann wears one.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Place
You can see a box (in which are four coins), Ann and a scarf which blames Ann here.

>i
You have nothing with you.

>look
Place
You can see a box (in which are four coins), Ann and a scarf which blames Ann here.

>
