# The page around the boards.
page-title = Entrepôt
