const year = 31_536_000

/** Stores a browser setting for a year in a cookie, so the server can render it first. */
export function keepChoice(name: string, value: string) {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${year}; samesite=lax`
}
