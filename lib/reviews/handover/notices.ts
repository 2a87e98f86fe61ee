import 'server-only'
import type { ExternalRecipient } from '@/lib/reviews/respondents/queries/list-external-waiting'
import type { Tx } from '@/lib/platform/tx'
import type { Actor } from '@/lib/access/actor'
import { fullName } from '@/lib/members/rules'
import { tell } from '@/lib/notifications/tell'
import { record } from '@/lib/activity/record'
import { addressed } from '@/lib/reviews/respondents/notices/addressed'
import { formatDateTime } from '@/lib/shared/dates'
import { queueMail } from '@/lib/notifications/outbox'

type Taken = { id: string; title: string; timeZone: string; closesAt: Date | null }
type Told = { leaverName: string; members: { memberId: string }[]; outside: ExternalRecipient[] }

/**
 * `review.taken-over`: tells all respondents the new creator, who reads it; external reviewers who have not answered,
 * by mail.
 */
export async function reviewTakenOver(tx: Tx, actor: Actor, review: Taken, { leaverName, members, outside }: Told) {
  const { workspaceId, memberId } = actor
  const { id, title, closesAt, timeZone } = review
  const keeper = fullName(actor)
  const key = `review.taken-over:${id}:${memberId}`
  const what = `${keeper} took over “${title}” from ${leaverName}, who has left, and will read the answers`
  const telling = { type: 'Review' as const, objectId: id, key, message: `${what}.`, link: `/feedback/id/${id}` }
  await tell(
    tx,
    workspaceId,
    members.map((member) => ({ ...telling, memberId: member.memberId, createdById: memberId })),
  )
  const line = { memberId, type: 'Review' as const, key, link: `/feedback/edit/${id}`, createdById: memberId }
  await record(tx, workspaceId, [{ ...line, title: `You took over “${title}” from ${leaverName}` }])
  const props = {
    askerName: keeper,
    reviewTitle: title,
    workspaceName: actor.workspaceName,
    news: `${keeper} took over “${title}”`,
    did: `took over this feedback from ${leaverName}`,
  }
  const mails = addressed({ id, workspaceId }, [], outside).map(({ to, endsAt, props: own }) => {
    const end = endsAt ?? closesAt
    const until = end === null ? '' : ` It’s open until ${formatDateTime(end, timeZone, true)}.`
    const text = `${leaverName} has left, and ${keeper} will read the answers.${until}`
    const mailKey = `review.taken-over:${id}:${memberId}`
    return { event: 'review.prolonged' as const, key: mailKey, to, from: memberId, props: { ...props, text, ...own } }
  })
  await queueMail(tx, workspaceId, mails)
}

type LeftClosed = {
  id: string
  workspaceId: string
  title: string
  leaverId: string
  leaverName: string
  closedAt: Date | null
}

/** `review.left-closed`: tells the Admins that a leaver's review has ended, as only they can release it. */
export async function leftReviewClosed(tx: Tx, admins: { id: string }[], review: LeftClosed) {
  const { id, workspaceId, title, leaverId, leaverName, closedAt } = review
  const key = `review.left-closed:${id}:${closedAt?.toISOString() ?? ''}`
  const message = `“${title}” is closed, and ${leaverName}, who created it, has left. Decide what happens to it.`
  const telling = { type: 'Review' as const, objectId: id, key, message, link: `/feedback/left/${leaverId}` }
  await tell(
    tx,
    workspaceId,
    admins.map((admin) => ({ ...telling, memberId: admin.id })),
  )
}
