import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { Actor } from '@/lib/access/actor'
import { fullName } from '@/lib/members/rules'
import { now } from '@/lib/platform/clock'
import { tell, untell, untellEach } from '@/lib/notifications/tell'
import { eraseLines, eraseLinesOfEach, record } from '@/lib/activity/record'
import { addressIn } from '@/lib/platform/links'
import { queueMail, withdrawMails } from '@/lib/notifications/outbox'
import type { Anonymity, ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import { readyKey } from '@/lib/reviews/operating/notices/review-closed'
import { hasEnded } from '@/lib/reviews/model/rules/review-state'

const sharedPath = (reviewId: string) => `/feedback/shared/${reviewId}`

const sharedKey = (reviewId: string, memberId: string) => `review.shared:${reviewId}:${memberId}`

type Reader = { memberId: string; email: string; name: string }

type Shared = { id: string; title: string; status: ReviewStatus; anonymity: Anonymity }

/** The creator shares before the first answer, the subject after the release. */
function readableInWords({ status, anonymity }: Shared) {
  if (hasEnded(status)) return 'You can now read the results.'
  return anonymity === 'ANONYMOUS'
    ? 'You can read the results after it closes.'
    : 'You can read the answers as they arrive.'
}

/** `review.shared`: tells the new reader, and adds a line to the sharer's feed. */
export async function reviewShared(tx: Tx, actor: Actor, reader: Reader, review: Shared) {
  const { workspaceId, workspaceName } = actor
  const { id, title } = review
  const sharerName = fullName(actor)
  const message = `${sharerName} shared feedback with you: ${title}`
  const link = sharedPath(id)
  // The time lets a reader who was removed and added again be mailed again.
  const time = now().toISOString()
  const key = sharedKey(id, reader.memberId)
  await tell(tx, workspaceId, [
    { memberId: reader.memberId, type: 'Review', objectId: id, key, message, link, createdById: actor.memberId },
  ])
  const own = { key: `${key}:${time}`, title: `You shared feedback with ${reader.name}: ${title}` }
  await record(tx, workspaceId, [
    { memberId: reader.memberId, type: 'ReviewAnswer', key, title: message, link, createdById: actor.memberId },
    { memberId: actor.memberId, type: 'Review', link, ...own, createdById: actor.memberId },
  ])
  const to = { address: reader.email, name: reader.name }
  const text = readableInWords(review)
  const props = { sharerName, reviewTitle: title, text, workspaceName, link: addressIn(workspaceId, link) }
  await queueMail(tx, workspaceId, [{ event: 'review.shared', key: `${id}:${time}`, to, from: actor.memberId, props }])
}

/** The removed reader keeps no notification, feed line or unsent mail that leads to it. */
export async function reviewUnshared(tx: Tx, workspaceId: string, reader: Omit<Reader, 'name'>, id: string) {
  const keys = [sharedKey(id, reader.memberId), readyKey(id, reader.memberId)]
  await untell(tx, workspaceId, keys)
  for (const key of keys) await eraseLines(tx, { memberIds: [reader.memberId], key })
  await withdrawMails(tx, workspaceId, [reader.email], [{ event: 'review.shared', about: id }])
}

type Shut = { memberId: string; link: string }

/** `results.unreadable`: after teams or roles changed, no news names results to people who can't open them. */
export async function resultsUnreadable(tx: Tx, workspaceId: string, shut: readonly Shut[]) {
  await untellEach(tx, workspaceId, shut)
  await eraseLinesOfEach(tx, workspaceId, shut)
}
