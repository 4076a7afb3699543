// Empty on purpose: the module only carries pkg-config's flags to the C++ target.
