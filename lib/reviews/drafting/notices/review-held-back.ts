import 'server-only'
import type { Colleague } from '@/lib/reviews/model/queries/find-audiences'
import type { Tx } from '@/lib/platform/tx'
import { tell, untellOthers } from '@/lib/notifications/tell'
import { eraseLinesTo, record } from '@/lib/activity/record'
import { addressIn } from '@/lib/platform/links'
import { queueMail } from '@/lib/notifications/outbox'

const draftPath = (reviewId: string) => `/feedback/edit/${reviewId}`

type HeldBack = {
  id: string
  workspaceId: string
  workspaceName: string
  title: string
  /** A form can be scheduled and held back more than once. */
  startsAt: Date
  reason: string
}

/** `review.held-back`: tells the creator that a scheduled form was not sent, and why. */
export async function reviewHeldBack(tx: Tx, creator: Colleague, review: HeldBack) {
  const { id, workspaceId, workspaceName, title, startsAt, reason } = review
  const key = `review.held-back:${id}:${startsAt.toISOString()}`
  const message = `“${title}” wasn’t sent. ${reason}`
  const link = draftPath(id)
  const { memberId, email: address, name } = creator
  await tell(tx, workspaceId, [{ memberId, type: 'Review', objectId: id, key, message, link }])
  await record(tx, workspaceId, [{ memberId, type: 'Review', key, title: message, link }])
  const props = { reviewTitle: title, reason, workspaceName, link: addressIn(workspaceId, link) }
  const mailKey = `${id}:${startsAt.toISOString()}`
  await queueMail(tx, workspaceId, [{ event: 'review.held-back', key: mailKey, to: { address, name }, props }])
}

/** `draft.deleted`: removes what led its creator there. */
export async function draftDeleted(tx: Tx, workspaceId: string, id: string) {
  await untellOthers(tx, workspaceId, { path: draftPath(id), readerIds: [] })
  await eraseLinesTo(tx, workspaceId, draftPath(id))
}
