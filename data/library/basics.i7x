[Looseleaf's standard library: basics.]
