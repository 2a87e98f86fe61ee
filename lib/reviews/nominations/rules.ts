import type {
  ReviewStatus,
  NominationApprover,
  Anonymity,
  Relationship,
  NominationStatus,
} from '@/lib/platform/generated/prisma/enums'
import type { Refusal } from '@/lib/shared/refusal'
import { hasEnded } from '@/lib/reviews/model/rules/review-state'
import * as refusals from './refusals'
import type { FormContent } from '@/lib/reviews/model/schema'
import { ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'
import type { NominationBounds } from '@/lib/reviews/model/rules/nomination-bounds'

/** Nominations and decisions end when nobody can be asked. */
export function nominationFault(
  { status, closesAt }: { status: ReviewStatus; closesAt: Date | null },
  now: Date,
): Refusal | null {
  if (hasEnded(status)) return refusals.closedForProposals()
  if (status === 'DRAFT') return refusals.notTakingProposals()
  return closesAt !== null && closesAt <= now ? refusals.tooLateToPropose() : null
}

export function proposalCountFault(count: number, { min, max }: NominationBounds): Refusal | null {
  if (count > max) return refusals.tooManyProposed(max)
  return count < min ? refusals.tooFewProposed(min) : null
}

type Deciders = { approver: NominationApprover; creatorId: string; managerIds: readonly string[] }

/** The creator decides when the subject has no manager. */
export function decidersOf({ approver, creatorId, managerIds }: Deciders): readonly string[] {
  return approver === 'MANAGER' && managerIds.length > 0 ? managerIds : [creatorId]
}

/** Labels as the author of the form reads them; `about` is the subject. */
export const approversIn = (about: FormContent['about']): Record<NominationApprover, string> => ({
  CREATOR: 'You',
  MANAGER: about === 'me' ? 'Your manager' : 'Their manager',
})

export function askedInWords(anonymity: Anonymity, isPaused: boolean) {
  const when = isPaused ? 'when it resumes' : 'immediately'
  return anonymity === 'ANONYMOUS'
    ? `People you approve are asked ${when}; after the first anonymous answer, at least ${ANONYMITY_FLOOR} of them together.`
    : `People you approve are asked ${when}.`
}

/**
 * The wording for others and after the end. It is the same for all anonymous reviews, so that it does not reveal
 * whether answers have arrived.
 */
export function approvedInWords(anonymity: Anonymity, isOpen: boolean) {
  if (anonymity !== 'ANONYMOUS') return ''
  return isOpen
    ? ` Those approved after the first anonymous answer are asked at least ${ANONYMITY_FLOOR} together.`
    : ` Fewer than ${ANONYMITY_FLOOR} who were approved after the first anonymous answer are not asked.`
}

/** A shared team overrides the peer relationship of a nomination. */
export const relationshipOfProposed = (byTeams: Relationship): Relationship => (byTeams === 'OTHER' ? 'PEER' : byTeams)

export type NominationBadge = { label: string; tone: 'warning' | 'success' | 'neutral' }

/** Declined is nobody's fault, so it is not shown as danger. */
const badges = {
  PENDING: { label: 'Nominated', tone: 'warning' },
  APPROVED: { label: 'Approved', tone: 'success' },
  DECLINED: { label: 'Declined', tone: 'neutral' },
} as const satisfies Record<NominationStatus, NominationBadge>

/** `waitingCount` people, this one included, wait to be asked together. */
export type ApprovalState = 'settled' | 'never-asked' | { waitingCount: number }

export function nominationBadge(status: NominationStatus, approval: ApprovalState): NominationBadge {
  if (approval === 'settled') return badges[status]
  if (approval === 'never-asked') return { label: 'Approved, never asked', tone: 'neutral' }
  return { label: `Approved, waits for ${Math.max(1, ANONYMITY_FLOOR - approval.waitingCount)} more`, tone: 'warning' }
}
