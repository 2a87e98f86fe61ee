import type {
  NominationApprover,
  NominationStatus,
  Relationship,
  ReviewStatus,
} from '@/lib/platform/generated/prisma/enums'
import type { Refusal } from '@/lib/shared/refusal'
import { plural } from '@/lib/shared/text'
import { hasEnded } from '../../rules'
import * as refusals from './refusals'

export type NominationBounds = { min: number; max: number }

/** How many may be proposed, or null where nobody proposes. */
export const boundsOf = (review: {
  nominationsMin: number | null
  nominationsMax: number | null
}): NominationBounds | null =>
  review.nominationsMax === null ? null : { min: review.nominationsMin ?? 0, max: review.nominationsMax }

/** "3 people", "2 to 5 people". */
export const boundsInWords = ({ min, max }: NominationBounds, one = 'person', many = 'people') =>
  min === max ? plural(max, one, many) : `${min} to ${plural(max, one, many)}`

/** Why nothing is proposed or decided now, or null: both are done as long as people can still be asked. */
export function nominationFault(
  { status, closesAt }: { status: ReviewStatus; closesAt: Date | null },
  now: Date,
): Refusal | null {
  if (hasEnded(status)) return refusals.closedForProposals()
  if (status === 'DRAFT') return refusals.notRunning()
  return closesAt !== null && closesAt <= now ? refusals.tooLateToPropose() : null
}

/** Why so many cannot be proposed, or null. */
export function countFault(count: number, { min, max }: NominationBounds): Refusal | null {
  if (count > max) return refusals.tooManyProposed(max)
  return count < min ? refusals.tooFewProposed(min) : null
}

type Deciders = { approver: NominationApprover; creatorId: string; managerIds: readonly string[] }

/** Who decides: the creator, or whoever manages the person it is about, and the creator again where nobody does. */
export function decidersOf({ approver, creatorId, managerIds }: Deciders): readonly string[] {
  return approver === 'MANAGER' && managerIds.length > 0 ? managerIds : [creatorId]
}

/** What the approved are to whom it is about: the peers as which they were proposed, unless a team they share says otherwise. */
export const relationshipOfProposed = (byTeams: Relationship): Relationship => (byTeams === 'OTHER' ? 'PEER' : byTeams)

export type NominationBadge = { label: string; tone: 'warning' | 'success' | 'neutral' }

/** How a proposal stands. Declined is no fault of anybody, so it is not shown as danger. */
export const nominationBadge = (status: NominationStatus): NominationBadge =>
  ({
    PENDING: { label: 'Proposed', tone: 'warning' as const },
    APPROVED: { label: 'Approved', tone: 'success' as const },
    DECLINED: { label: 'Declined', tone: 'neutral' as const },
  })[status]
