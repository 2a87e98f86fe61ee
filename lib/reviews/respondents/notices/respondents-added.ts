import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import { answerPath, requestInWords } from '@/lib/reviews/model/notices'
import { recordOwn, type RespondentsReview } from './respondent-changed'
import type { ZonedColleague } from '@/lib/reviews/model/queries/find-audiences'
import type { RequestDetails } from '@/lib/reviews/respondents/queries/find-added-people'
import { now } from '@/lib/platform/clock'
import { tell } from '@/lib/notifications/tell'
import { addressIn } from '@/lib/platform/links'
import { formatDateTime } from '@/lib/shared/dates'
import { queueMail } from '@/lib/notifications/outbox'
import { nameList } from '@/lib/shared/text'
import { addedInWords } from '@/lib/reviews/respondents/rules'

/** `review.requested`: gives each added respondent the same notice as the first ones. */
export async function respondentsInvited(
  tx: Tx,
  review: RespondentsReview,
  invited: ZonedColleague[],
  details: RequestDetails,
) {
  const { id, workspaceId, title, closesAt } = review
  // The time lets a removed and re-added person be told again.
  const time = now().toISOString()
  const key = `review.requested:${id}:${time}`
  const message = requestInWords(details, title)
  const link = answerPath(id)
  const telling = { type: 'Review' as const, objectId: id, key, message, link, createdById: review.creatorId }
  const tellings = invited.map(({ memberId }) => ({ ...telling, memberId }))
  await tell(tx, workspaceId, tellings)
  const props = {
    reviewTitle: title,
    ...details,
    link: addressIn(workspaceId, link),
  }
  const mails = invited.map(({ email, name, timeZone }) => ({
    event: 'review.requested' as const,
    key: `${id}:${time}`,
    to: { address: email, name },
    from: review.creatorId,
    props: { ...props, closesOn: closesAt && formatDateTime(closesAt, timeZone, true) },
  }))
  await queueMail(tx, workspaceId, mails)
}

/** Invites unless the review is paused, skips people who opted out, and adds a line to the creator's feed. */
export async function respondentsAdded(
  tx: Tx,
  review: RespondentsReview,
  added: (ZonedColleague & { hasDeclined: boolean })[],
  details: RequestDetails,
) {
  if (added.length === 0) return
  const invited = added.filter(({ hasDeclined }) => !hasDeclined)
  if (review.status !== 'INACTIVE') await respondentsInvited(tx, review, invited, details)
  const names = nameList(added.map(({ name }) => name))
  await recordOwn(tx, review, `review.requested:${review.id}:${now().toISOString()}`, addedInWords(review, names))
}
