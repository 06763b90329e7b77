Among fifty things, all from what is not there: as many questions to the rules, and no more work than for what is there.
--- source
"All Among Many"

The Hall is a room. The trunk is an open container in the Hall. Bob is a man in the Hall.
The anvil is in the Hall. The apron is in the Hall. The arrow is in the Hall. The axe is in the Hall. The badge is in the Hall. The ball is in the Hall. The basin is in the Hall. The bat is in the Hall. The beaker is in the Hall. The bell is in the Hall. The belt is in the Hall. The bench is in the Hall. The boot is in the Hall. The bottle is in the Hall. The bowl is in the Hall. The brush is in the Hall. The bucket is in the Hall. The cable is in the Hall. The candle is in the Hall. The cape is in the Hall. The chain is in the Hall. The chart is in the Hall. The chisel is in the Hall. The clock is in the Hall. The cloth is in the Hall. The coil is in the Hall. The comb is in the Hall. The compass is in the Hall. The cone is in the Hall. The cord is in the Hall. The cork is in the Hall. The crate is in the Hall. The crown is in the Hall. The cup is in the Hall. The dagger is in the Hall. The dart is in the Hall. The desk is in the Hall. The dial is in the Hall. The disc is in the Hall. The drum is in the Hall. The fan is in the Hall. The feather is in the Hall. The file is in the Hall. The flag is in the Hall. The flask is in the Hall. The flute is in the Hall. The fork is in the Hall. The funnel is in the Hall. The gauge is in the Hall. 
Does the player mean taking the axe: it is likely. Does the player mean inserting something into the trunk: it is likely.
--- play

All Among Many
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a trunk (empty), Bob, an anvil, an apron, an arrow, an axe, a badge, a ball, a basin, a bat, a beaker, a bell, a belt, a bench, a boot, a bottle, a bowl, a brush, a bucket, a cable, a candle, a cape, a chain, a chart, a chisel, a clock, a cloth, a coil, a comb, a compass, a cone, a cord, a cork, a crate, a crown, a cup, a dagger, a dart, a desk, a dial, a disc, a drum, a fan, a feather, a file, a flag, a flask, a flute, a fork, a funnel and a gauge here.

>take all from hat
You see nothing of that name.

>take all from bob
Bob has nothing.

>put all in hat
You see nothing of that name.

>put anvil and axe and gauge in trunk
anvil: (taking the anvil to begin with)
You put it inside.
axe: (taking the axe to begin with)
You put it inside.
gauge: (taking the gauge to begin with)
You put it inside.

>take all from trunk
gauge: You take the gauge.
axe: You take the axe.
anvil: You take the anvil.

>put two of the axes in trunk
That sentence means nothing to me.

>take all from hall
You see nothing of that name.
