Of one word with several meanings a definition is asked before a property, whatever their kinds.
--- source
The Lab is a room. A ghost is a kind of person. A spook is a kind of ghost. Al is a ghost in the Lab. Bo is a spook in the Lab.
Definition: a thing is pale if it is Al.
A ghost can be pale.
A ghost can be dim.
Definition: a thing is dim if it is Al.
Definition: a thing is wan if it is Al.
Definition: a ghost is wan if it is Bo.
Definition: a spook is wan if it is not Bo.
Definition: a ghost is sad if it is Bo.
Definition: a thing is sad if it is Al.
A thing can be low. A ghost can be low. Bo is low.
Definition: a ghost is tall rather than short if it is Al. A thing can be tall or short. A thing is usually short.
A ghost can be visible or hidden. Al is visible. Bo is hidden.
A ghost can be open. A spook is usually open.
When play begins:
	repeat with G running through people:
		say "[G]: [if G is pale]pale [end if][if G is dim]dim [end if][if G is wan]wan [end if][if G is sad]sad [end if][if G is low]low [end if][if G is tall]tall [end if][if G is visible]vis [end if][if G is invisible]inv [end if][if G is open]open [end if][if G is portable]port [end if].";
	repeat with G running through ghosts:
		say "[G]: [if G is pale]pale [end if][if G is dim]dim [end if][if G is wan]wan [end if][if G is sad]sad [end if][if G is low]low [end if][if G is tall]tall [end if][if G is visible]vis [end if][if G is invisible]inv [end if][if G is open]open [end if][if G is portable]port [end if].";
	say "[list of pale ghosts]; [list of dim ghosts]; [list of wan ghosts]; [list of sad ghosts]; [list of low things]; [list of tall ghosts]; [list of visible ghosts]; [list of invisible people].";
	now Al is pale; 
	now Bo is pale;
	now Al is dim; 
	now Bo is dim;
	now Al is tall;
	now Al is hidden;
	now Bo is visible;
	repeat with G running through ghosts:
		say "[G]: [if G is pale]pale [end if][if G is dim]dim [end if][if G is tall]tall [end if][if G is visible]vis [end if][if G is hidden]hid [end if].";
--- play

yourself: vis port .
Al: pale dim tall vis port .
Bo: sad low vis open port .
Al: pale dim tall vis port .
Bo: sad low vis open port .
Al; Al; nothing; Bo; Bo; Al; Al and Bo; nothing.
Al: pale dim tall vis hid .
Bo: vis .

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see Al and Bo here.

>look
Lab
You can see Al and Bo here.

>
