raise ImportError("no module of that name here")
