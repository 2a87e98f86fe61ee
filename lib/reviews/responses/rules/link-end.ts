/** The longest life of an external reviewer's link. */
const LINK_DAYS = 90

const dayMs = 86_400_000

/** `closesAt` is this reviewer's own end. */
export function linkEnd(closesAt: Date | null, at: Date): Date {
  const latest = new Date(at.getTime() + LINK_DAYS * dayMs)
  return closesAt !== null && closesAt < latest ? closesAt : latest
}
