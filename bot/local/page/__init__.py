"""The page on which people act in the browser.

`page` serves it, `views` says what it shows, `deeds` what people do on it, `events` what it hears; `static` holds its
HTML, styles and scripts.
"""
