const year = 31_536_000

/** Keeps a choice of this browser for a year, where the server can read it for the next first paint. */
export function keepChoice(name: string, value: string) {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${year}; samesite=lax`
}
