/** Adds https where it is missing, so "example.com" works and script links don't. */
export function httpsLink(link: string): string {
  const trimmed = link.trim()
  if (trimmed === '' || /^https:\/\//i.test(trimmed)) return trimmed
  return `https://${trimmed.replace(/^http:\/\//i, '')}`
}
