print("viaduct")
