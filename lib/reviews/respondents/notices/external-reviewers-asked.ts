import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { LockedReview } from '@/lib/reviews/model/rules/review-state'
import type { RequestDetails } from '@/lib/reviews/respondents/queries/find-added-people'
import { now } from '@/lib/platform/clock'
import { externalLinks } from '@/lib/reviews/responses/notices'
import { formatDateTime } from '@/lib/shared/dates'
import { queueMail } from '@/lib/notifications/outbox'
import { addedInWords } from '@/lib/reviews/respondents/rules'
import { plural } from '@/lib/shared/text'
import { record } from '@/lib/activity/record'

type Invited = { email: string; code: string; expiresAt: Date }

/** `review.requested`: mails each external reviewer added later. */
export function externalReviewersInvited(tx: Tx, review: LockedReview, invited: Invited[], details: RequestDetails) {
  const { id, workspaceId, title: reviewTitle, timeZone } = review
  // The time lets a removed and re-added person be told again.
  const key = `${id}:${now().toISOString()}`
  const mails = invited.map(({ email, code, expiresAt }) => ({
    event: 'review.requested' as const,
    key,
    to: { address: email, name: '' },
    from: review.creatorId,
    props: { reviewTitle, ...details, ...externalLinks(code), closesOn: formatDateTime(expiresAt, timeZone, true) },
  }))
  return queueMail(tx, workspaceId, mails)
}

/**
 * Mails unless the review is paused, and adds a line to the creator's feed. `count` includes people who had opted out
 * and get no mail.
 */
export async function externalReviewersAsked(
  tx: Tx,
  review: LockedReview,
  { invited, count }: { invited: Invited[]; count: number },
  details: RequestDetails,
) {
  const { id, workspaceId, creatorId, status } = review
  if (status !== 'INACTIVE') await externalReviewersInvited(tx, review, invited, details)
  const title = addedInWords(review, plural(count, 'external reviewer'))
  const link = `/feedback/edit/${id}?tab=people`
  const key = `review.requested:${id}:${now().toISOString()}`
  const own = { key, title, link, createdById: creatorId }
  await record(tx, workspaceId, [{ memberId: creatorId, type: 'Review', ...own }])
}
