Several notations of one sentence share its scale.
--- source
The Jetty is a room. A length is a kind of value. 1m (in metric units, in m) or 1 metre (in metres, singular) or 2 metres (in metres, plural) specifies a length scaled at 100. 1cm (in metric units, in cm) specifies a length scaled down by 100.
The plank is in the Jetty. The plank has a length called the span. The span of the plank is 3 metres.

Instead of waiting: say "[span of the plank]; [span of the plank in metres]; [span of the plank in m]; [50cm + 1 metre]; [2m - 3cm]."
Instead of jumping: say "[span of the plank divided by 8]; [1 metre in metres]; [5cm]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Jetty
You can see a plank here.

>wait
3m; 3 metres; 3m; 1.5m; 1.97m.

>jump
37cm; 1 metre; 5cm.

>
