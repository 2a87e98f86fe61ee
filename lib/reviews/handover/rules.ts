import type { ReviewStatus, Anonymity } from '@/lib/platform/generated/prisma/enums'

/** Reviews that need somebody: running, or closed and not released. */
export const LEFT_STATUSES = ['ACTIVE', 'INACTIVE', 'CLOSED'] as const satisfies readonly ReviewStatus[]

/** How many are handed over at once. */
export const HANDED_AT_ONCE = 50

type LeaverPlace = { status: string }

/** Whether somebody has no way into the workspace any more. */
export const hasLeft = ({ status }: LeaverPlace) => status !== 'ACTIVE'

export type HandoverFacts = {
  anonymity: Anonymity
  answeredCount: number
  subjectId: string | null
  seenByAdmins: boolean
  /** Whether it was shared with the one who would take it over. */
  isReader: boolean
}

/** What stands in the way of taking a review over. */
export type HandoverBar = 'about-you' | 'sealed'

/**
 * Why an Admin cannot take a review over, or null when they can. Nobody comes by feedback about themselves in this way;
 * and who answered under their name was told who would read it, which stays as it was (decisions, section 3).
 */
export function handoverBar(review: HandoverFacts, memberId: string): HandoverBar | null {
  const { anonymity, answeredCount, subjectId, seenByAdmins, isReader } = review
  if (subjectId === memberId) return 'about-you'
  const isPromised = anonymity === 'ANONYMOUS' || seenByAdmins || isReader
  return answeredCount > 0 && !isPromised ? 'sealed' : null
}
