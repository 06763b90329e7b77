The extension that comes with Looseleaf: pronouns and verbs agree with what was named, and a thing that is one and many is called it and them.
--- source
Include Plurality by Emily Short.
The Doghouse is a room. The player carries a ticket to the opera, some papers, and a bouquet of flowers. The bouquet is ambiguously plural. The duchess is a woman in the Doghouse.
Instead of eating something inedible, say "[The noun] [is-are] no food. Leave [it-them] be; [Cap that-those] [has-have] [its-their] uses."
Instead of touching something, say "[Cap that-those of noun] [is-are] prickly; [that-those noun], [possessive of noun]; [The noun] press[es of the noun], sp[ies] and is [its-theirs of the noun]."
Instead of smelling something, say "[The number of things carried by the player in words] thing[s] [numerical is-are] heavy; [1 in words] thing[s] [numerical has-have] weight."
Instead of smelling the bouquet: say "[Cap it-they of the noun] [is-are] lovely[if the bouquet acts plural]!"
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Doghouse
You can see a duchess here.

>x ticket
You notice nothing out of the ordinary about the ticket to the opera.

>eat it
The ticket to the opera is no food. Leave it be; That has its uses.

>eat them
It is not clear to me what 'them' stands for.

>touch it
That is prickly; that ticket to the opera, the ticket to the opera's; The ticket to the opera presses, spies and is its.

>x papers
You notice nothing out of the ordinary about the papers.

>eat them
The papers are no food. Leave them be; Those have their uses.

>touch them
Those are prickly; those papers, the papers'; The papers press, spy and is theirs.

>x bouquet
You notice nothing out of the ordinary about the bouquet of flowers.

>eat it
The bouquet of flowers is no food. Leave it be; Those has its uses.

>eat them
The bouquet of flowers is no food. Leave it be; Those has its uses.

>smell bouquet
It is lovely!

>smell ticket
three things are heavy; one thing has weight.

>touch duchess
She is prickly; that duchess, the duchess's; The duchess presses, spies and is hers.

>touch me
You are prickly; that yourself, your; You press, spy and is yours.

>
