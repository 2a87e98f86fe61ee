import type { ReviewStatus, Anonymity, AssigneeStatus } from '@/lib/platform/generated/prisma/enums'
import type { Refusal } from '@/lib/shared/refusal'
import * as refusals from './refusals'
import { ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'
import { exposedGroups, groupsInSentence, type GroupSize } from '@/lib/reviews/model/rules/groups'
import { groupsTooSmall } from '@/lib/reviews/model/refusals'

/** Once a day per person, three times per review (docs/decisions.md, Reminders). */
export const NUDGE_PAUSE_HOURS = 24
export const NUDGES_AT_MOST = 3

/** People added to a paused review are asked when it resumes. */
export const addedInWords = ({ status, title }: { status: ReviewStatus; title: string }, people: string) =>
  status === 'INACTIVE'
    ? `You added ${people}, who will be asked when it resumes: ${title}`
    : `You also asked ${people}: ${title}`

type Answering = { anonymity: Anonymity; answeredCount: number }

/**
 * Whether a change to one respondent could reveal if they answered. An anonymous review shows only the count, so at 0
 * nothing is secret yet, and from the first answer on everything is.
 */
export const isBlind = ({ anonymity, answeredCount }: Answering) => anonymity === 'ANONYMOUS' && answeredCount > 0

/** Whether somebody removed this respondent by hand, as opposed to leaving or no longer managing the subject. */
export const takenByHand = (place: { removedAt: Date | null; leftAt: Date | null; relievedAt: Date | null }) =>
  place.removedAt !== null && place.leftAt === null && place.relievedAt === null

/** It must not depend on whether they answered where that is hidden. */
export function removeFault(review: Answering & { askedCount: number }): Refusal | null {
  if (isBlind(review)) return refusals.notWhileAnswersCount()
  if (review.askedCount <= 1) return refusals.nobodyLeft()
  return review.anonymity === 'ANONYMOUS' && review.askedCount <= ANONYMITY_FLOOR ? refusals.tooFewLeft() : null
}

/** Beside a known count of anonymous answers, a few additions would stand out. */
export const addFault = (review: Answering, additions: number, field = 'memberIds'): Refusal | null =>
  isBlind(review) && additions < ANONYMITY_FLOOR ? refusals.tooFewAtOnce(field) : null

/**
 * Refuses a change that makes a group of an anonymous review stand out, as sending does. A group that stood out before
 * blocks nothing.
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

/** Once an anonymous answer has arrived, a move could isolate a known few. */
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

export function nudgeFault({ name, status, nudgedAt, nudgeCount }: Nudged, now: Date): Refusal | null {
  if (status === 'ANSWERED') return refusals.hasAnswered(name)
  if (status === 'OPTED_OUT') return refusals.hasDeclined(name)
  if (nudgeCount >= NUDGES_AT_MOST) return refusals.nudgedEnough(name)
  const isRecent = nudgedAt !== null && now.getTime() - nudgedAt.getTime() < pauseMs
  return isRecent ? refusals.nudgedToday(name) : null
}
