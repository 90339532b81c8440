extra-missing = Ehhez kell: { $module }; így telepíthető: pip install 'entrepot[{ $extra }]'
