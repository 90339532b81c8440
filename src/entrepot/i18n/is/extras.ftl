extra-missing = Til þess þarf { $module }; uppsetning: pip install 'entrepot[{ $extra }]'
