extra-missing = This needs { $module }; install it with: pip install 'entrepot[{ $extra }]'
