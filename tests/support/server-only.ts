// What `server-only` is outside the bundler: it has nothing to refuse here.
export {}
