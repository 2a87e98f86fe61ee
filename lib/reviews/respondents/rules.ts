import type { Anonymity, AssigneeStatus } from '@/lib/platform/generated/prisma/enums'
import type { Refusal } from '@/lib/shared/refusal'
import { ANONYMITY_FLOOR } from '../rules'
import * as refusals from './refusals'

/** Decisions, section 6: once a person and day, three times a review. */
export const NUDGE_PAUSE_HOURS = 24
export const NUDGES_AT_MOST = 3

type Answering = { anonymity: Anonymity; answeredCount: number }

/**
 * Whether what happens to one person could tell if they answered. Of an anonymous review only the count is known, so
 * while it is 0 nobody has a secret yet, and from the first answer on everybody does.
 */
export const isBlind = ({ anonymity, answeredCount }: Answering) => anonymity === 'ANONYMOUS' && answeredCount > 0

/** Why one person cannot be taken out, or null. It must not depend on whether they answered where that is hidden. */
export function removeFault(review: Answering & { askedCount: number }): Refusal | null {
  if (isBlind(review)) return refusals.notWhileAnswersCount()
  if (review.askedCount <= 1) return refusals.nobodyLeft()
  return review.anonymity === 'ANONYMOUS' && review.askedCount <= ANONYMITY_FLOOR ? refusals.tooFewLeft() : null
}

/** Why so many more cannot be asked at once, or null: beside a known count, one newcomer would stand alone. */
export const addFault = (review: Answering, newcomers: number): Refusal | null =>
  isBlind(review) && newcomers < ANONYMITY_FLOOR ? refusals.tooFewAtOnce() : null

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
