"<script>window.hacked = 1</script></title>" by "<img src=x onerror='window.hacked=2'>"

The story headline is "</script><script>window.hacked = 3</script>". The story description is "<svg onload='window.hacked=4'> & more".

The <iframe> Room is a room. "<script>window.hacked = 5</script><img src='x' onerror='window.hacked=6'>[bold type]</b><b onclick='x'>bold[roman type] &amp; &lt;"

The lamp is a thing in the <iframe> Room. The printed name of the lamp is "<script src='http://127.0.0.1/'>lamp</script>".

When play begins: now the left hand status line is "<i>left</i>"; now the right hand status line is "</span><script>window.hacked=7</script>".
