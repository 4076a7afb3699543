print("spokentext-generate")
