/** A link of somebody outside lives until they cannot answer any more, and this long at most (decisions, section 10). */
const LINK_DAYS = 90

const dayMs = 86_400_000

/** Until when a link given out or renewed at this moment is good; `closesAt` is the end for whoever holds it. */
export function linkEnd(closesAt: Date | null, at: Date): Date {
  const latest = new Date(at.getTime() + LINK_DAYS * dayMs)
  return closesAt !== null && closesAt < latest ? closesAt : latest
}
