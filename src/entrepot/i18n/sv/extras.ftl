extra-missing = Det här kräver { $module }; installera med: pip install 'entrepot[{ $extra }]'
