import type { ReviewStatus, Anonymity, AssigneeStatus } from '@/lib/platform/generated/prisma/enums'
import type { Refusal } from '@/lib/shared/refusal'
import * as refusals from './refusals'
import { ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'
import { exposedGroups, groupsInSentence, type GroupSize } from '@/lib/reviews/model/rules/groups'
import { groupsTooSmall } from '@/lib/reviews/refusals'

/** Decisions, section 6: once a person and day, three times a review. */
export const NUDGE_PAUSE_HOURS = 24
export const NUDGES_AT_MOST = 3

/** The line in the feed of the one who puts more people on the list: of a paused review they are asked once it goes on. */
export const addedInWords = ({ status, title }: { status: ReviewStatus; title: string }, people: string) =>
  status === 'INACTIVE'
    ? `You added ${people}, who will be asked when it resumes: ${title}`
    : `You also asked ${people}: ${title}`

type Answering = { anonymity: Anonymity; answeredCount: number }

/**
 * Whether what happens to one person could tell if they answered. Of an anonymous review only the count is known, so
 * while it is 0 nobody has a secret yet, and from the first answer on everybody does.
 */
export const isBlind = ({ anonymity, answeredCount }: Answering) => anonymity === 'ANONYMOUS' && answeredCount > 0

/** Whether somebody decided that this person is not asked: not that they left, or manage whom it is about no more. */
export const takenByHand = (place: { removedAt: Date | null; leftAt: Date | null; relievedAt: Date | null }) =>
  place.removedAt !== null && place.leftAt === null && place.relievedAt === null

/** Why one person cannot be taken out, or null. It must not depend on whether they answered where that is hidden. */
export function removeFault(review: Answering & { askedCount: number }): Refusal | null {
  if (isBlind(review)) return refusals.notWhileAnswersCount()
  if (review.askedCount <= 1) return refusals.nobodyLeft()
  return review.anonymity === 'ANONYMOUS' && review.askedCount <= ANONYMITY_FLOOR ? refusals.tooFewLeft() : null
}

/** Why so many more cannot be asked at once, or null: beside a known count, one newcomer would stand alone. */
export const addFault = (review: Answering, newcomers: number, field = 'memberIds'): Refusal | null =>
  isBlind(review) && newcomers < ANONYMITY_FLOOR ? refusals.tooFewAtOnce(field) : null

/**
 * Why the groups of an anonymous review cannot become these, or null: as when it is sent, none may stand out. One that
 * stood out before, because somebody left or was taken out, keeps nobody from being asked.
 */
export function exposureFault(
  { anonymity }: Pick<Answering, 'anonymity'>,
  { before, after }: { before: readonly GroupSize[]; after: readonly GroupSize[] },
  field = 'memberIds',
): Refusal | null {
  if (anonymity !== 'ANONYMOUS') return null
  const known = new Set(exposedGroups(before).map(({ group }) => group))
  const exposed = exposedGroups(after).filter(({ group }) => !known.has(group))
  return exposed.length === 0 ? null : groupsTooSmall(groupsInSentence(exposed), field)
}

/**
 * Why what somebody is to whom it is about cannot be put right, or null. Once an anonymous answer has arrived, nobody is
 * moved to where a known few would stand around it.
 */
export function relationshipFault(
  review: Answering & { subjectId: string | null },
  { memberId }: { memberId: string | null },
): Refusal | null {
  if (review.subjectId === null) return refusals.isNothingToAnybody()
  if (memberId === null || memberId === review.subjectId) return refusals.groupIsFixed()
  return isBlind(review) ? refusals.notRegroupedWhileAnswersCount() : null
}

export type Nudged = { name: string; status: AssigneeStatus; nudgedAt: Date | null; nudgeCount: number }

const pauseMs = NUDGE_PAUSE_HOURS * 3_600_000

/** Why this person cannot be reminded now, or null. */
export function nudgeFault({ name, status, nudgedAt, nudgeCount }: Nudged, now: Date): Refusal | null {
  if (status === 'ANSWERED') return refusals.hasAnswered(name)
  if (status === 'OPTED_OUT') return refusals.hasDeclined(name)
  if (nudgeCount >= NUDGES_AT_MOST) return refusals.nudgedEnough(name)
  const isRecent = nudgedAt !== null && now.getTime() - nudgedAt.getTime() < pauseMs
  return isRecent ? refusals.nudgedToday(name) : null
}
