When-clauses and scenes: what makes a rule more specific, and by which Law.
--- source
The Garden is a room. The gate is in the Garden. The gate can be oiled or dry. The gate is dry. Noon is a scene. Noon begins when play begins.

Instead of pushing the gate: say "It creaks."
Instead of pushing the gate when the gate is oiled: say "It glides."
Instead of pushing the gate during Noon: say "It creaks in the heat."
Instead of pushing the gate when the gate is oiled and the player carries nothing: say "It glides at a touch."

Instead of waiting: now the gate is oiled; say "Drip."
--- rules instead
Instead of pushing the gate when the gate is oiled and the player carries nothing
Instead of pushing the gate when the gate is oiled
Instead of pushing the gate during Noon
Instead of pushing the gate
Instead of waiting
--- trace
> push gate
Instead of pushing the gate during Noon
> wait
Instead of waiting
> push gate
Instead of pushing the gate when the gate is oiled and the player carries nothing
--- why "Instead of pushing the gate when the gate is oiled" "Instead of pushing the gate"
> I
