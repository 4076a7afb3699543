print("spokentext")
