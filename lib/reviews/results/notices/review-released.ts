import 'server-only'
import type { Colleague } from '@/lib/reviews/model/queries/find-audiences'
import type { Tx } from '@/lib/platform/tx'
import { tell } from '@/lib/notifications/tell'
import { record } from '@/lib/activity/record'
import { addressIn } from '@/lib/platform/links'
import { queueMail } from '@/lib/notifications/outbox'
import type { Actor } from '@/lib/access/actor'
import { fullName } from '@/lib/members/rules'

const sharedPath = (reviewId: string) => `/feedback/shared/${reviewId}`
const resultsPath = (reviewId: string) => `/feedback/preview/${reviewId}`

type Released = {
  id: string
  workspaceId: string
  workspaceName: string
  title: string
  releaserId: string
  releaserName: string
  note: string
}

/** `review.released`: tells the subject, with the note. */
export async function reviewReleased(tx: Tx, subject: Colleague, review: Released) {
  const { id, workspaceId, workspaceName, title, releaserId: createdById, releaserName, note } = review
  const key = `review.released:${id}`
  const message = `${releaserName} released feedback about you: ${title}`
  const link = sharedPath(id)
  const one = { memberId: subject.memberId, key, link, createdById }
  await tell(tx, workspaceId, [{ ...one, type: 'Review', objectId: id, message }])
  await record(tx, workspaceId, [{ ...one, type: 'ReviewAnswer', title: message }])
  const props = { releaserName, reviewTitle: title, note, workspaceName, link: addressIn(workspaceId, link) }
  await queueMail(tx, workspaceId, [
    { event: 'review.released', key: id, to: { address: subject.email, name: subject.name }, from: createdById, props },
  ])
}

type Did = { did: 'acknowledged' | 'replied'; hasReply: boolean }

function verbOf({ did, hasReply }: Did) {
  if (did === 'replied') return 'replied to'
  return hasReply ? 'has read and replied to' : 'has read'
}

type Acknowledged = { id: string; title: string; creatorId: string }

/** `review.acknowledged` or `review.replied`: tells the creator what the subject did. */
export async function reviewAcknowledged(tx: Tx, actor: Actor, review: Acknowledged, act: Did) {
  const { id, title, creatorId: memberId } = review
  const key = `review.${act.did}:${id}`
  const message = `${fullName(actor)} ${verbOf(act)} their feedback: ${title}`
  const link = resultsPath(id)
  const one = { memberId, type: 'Review' as const, key, link, createdById: actor.memberId }
  await tell(tx, actor.workspaceId, [{ ...one, objectId: id, message }])
  await record(tx, actor.workspaceId, [{ ...one, title: message }])
}
