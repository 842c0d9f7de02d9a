"""One table in memory: its match and log, its people, its pages and what moves by itself."""
