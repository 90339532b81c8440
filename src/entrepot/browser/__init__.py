"""The whole server in a browser: the same tables, bots and messages, in a worker of the page instead of on a machine.

Pyodide runs this package. What only a browser can do comes from JavaScript, as the :class:`~entrepot.browser.host.Host`
that the worker passes in; so nothing here imports anything that exists only in a browser.
"""
