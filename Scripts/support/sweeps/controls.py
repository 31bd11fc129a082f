def check(sweep): pass
