Of two phrases in the same words the narrower runs: one value before a description, a description before its kind, a kind before a broader one. Else the one that was said first does; but what is said again takes the place of what it repeats.
--- source
"Narrow"

The Hub is a room. A crate is a kind of container. The big crate is a crate in the Hub. The small crate is a closed openable crate in the Hub. A hat is a kind of thing. The fez is a hat. The fez is lit.

To pack (X - a crate): say "crate. ".
To pack (X - a closed container): say "closed container. ".
To seal (X - a closed container): say "closed container. ".
To seal (X - a crate): say "crate. ".
To open up (X - an open container): say "open container. ".
To open up (X - an open crate): say "open crate. ".
To open up (X - a crate): say "crate. ".
To move (X - a container): say "container. ".
To move (X - a closed thing): say "closed thing. ".
To move (X - a closed container): say "closed container. ".
To wear (X - a lit hat): say "lit hat. ".
To wear (X - the fez): say "the fez. ".
To wear (X - a hat): say "hat. ".
To join (X - a thing) with (Y - a container): say "thing and container. ".
To join (X - a container) with (Y - a thing): say "container and thing. ".
To nest (X - a thing) with (Y - a thing): say "things. ".
To nest (X - a container) with (Y - a container): say "containers. ".
To greet (X - a thing): say "once. ".
To greet (Y - a thing): say "again. ".
To bow: say "once. ".
To bow: say "again. ".

When play begins:
	pack the small crate;
	seal the small crate;
	open up the big crate;
	move the small crate;
	wear the fez;
	join the big crate with the small crate;
	nest the big crate with the small crate;
	greet the fez;
	bow.
--- play

crate. closed container. open container. closed container. the fez. thing and container. containers. again. again. 
Narrow
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hub
You can see a big crate (empty) and a small crate (closed) here.

>
