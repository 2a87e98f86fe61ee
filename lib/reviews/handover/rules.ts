import type { ReviewStatus, Anonymity } from '@/lib/platform/generated/prisma/enums'
import { plural } from '@/lib/shared/text'

/** Running reviews, and closed ones that are not released. */
export const LEFT_STATUSES = ['ACTIVE', 'INACTIVE', 'CLOSED'] as const satisfies readonly ReviewStatus[]

export const HANDED_AT_ONCE = 50

/** Another Admin may have been faster. */
export const takenInWords = (count: number) =>
  count === 0 ? 'Nothing left to take over' : `You now own ${plural(count, 'form')}`

type LeaverPlace = { status: string }

export const hasLeft = ({ status }: LeaverPlace) => status !== 'ACTIVE'

export type HandoverFacts = {
  anonymity: Anonymity
  answeredCount: number
  subjectId: string | null
  seenByAdmins: boolean
  /** Whether it is shared with the Admin who takes it over. */
  isReader: boolean
}

export type HandoverBlocked = 'about-you' | 'sealed'

/**
 * No Admin gets feedback about themselves this way, and named respondents keep the readers they were promised
 * (docs/decisions.md, Feedback).
 */
export function handoverBlocked(review: HandoverFacts, memberId: string): HandoverBlocked | null {
  const { anonymity, answeredCount, subjectId, seenByAdmins, isReader } = review
  if (subjectId === memberId) return 'about-you'
  const isPromised = anonymity === 'ANONYMOUS' || seenByAdmins || isReader
  return answeredCount > 0 && !isPromised ? 'sealed' : null
}
