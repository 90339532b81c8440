extra-missing = K tomu je potřeba { $module }; nainstaluj příkazem: pip install 'entrepot[{ $extra }]'
