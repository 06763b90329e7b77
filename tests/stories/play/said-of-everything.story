What is said of objects at large, of what a kind of value usually is, and that something made before is there, is read without a problem.
--- source
The Lab is a room. The ball is a thing in the Lab. Objects are typically odd. Mood is a kind of value. The moods are glad and low. A mood is usually low. There is a ball.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a ball here.

>jump
You jump, and come down again.
