const LONGEST = 60

/** Cuts at the end of a word. */
export function shortTitle(text: string, longest = LONGEST): string {
  const bare = text.trim().replace(/[\s.:?!]+$/u, '')
  if ([...bare].length <= longest) return bare
  const cut = [...bare].slice(0, longest - 1).join('')
  const end = cut.lastIndexOf(' ')
  return `${(end > longest / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:–-]+$/u, '')}…`
}
