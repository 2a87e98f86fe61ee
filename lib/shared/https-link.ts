/** The address a typed link leads to: one without https is given it, so "example.com" works and script links do not. */
export function httpsLink(link: string): string {
  const trimmed = link.trim()
  if (trimmed === '' || /^https:\/\//i.test(trimmed)) return trimmed
  return `https://${trimmed.replace(/^http:\/\//i, '')}`
}
