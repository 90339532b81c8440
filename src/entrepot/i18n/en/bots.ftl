bots-unknown = There is no bot “{ $name }”; there are: { $known }.
