import 'server-only'
import { record } from '@/lib/activity/record'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { addressIn } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import type { ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import { formatDateTime } from '@/lib/shared/dates'
import { nameList, plural } from '@/lib/shared/text'
import { queueMail } from '@/lib/notifications/outbox'
import { tell } from '@/lib/notifications/tell'
import { fullName } from '@/lib/members/rules'
import type { Promised } from './newcomers/queries'
import type { OutsideRecipient } from './outside/queries'
import { addedInWords } from './rules'
import { addressed } from './waiting/notices'

const answerPath = (reviewId: string) => `/feedback/id/${reviewId}`
const managePath = (reviewId: string) => `/feedback/edit/${reviewId}?tab=people`

type Person = { memberId: string; email: string; name: string }
type Review = {
  id: string
  workspaceId: string
  creatorId: string
  title: string
  status: ReviewStatus
  timeZone: string
  closesAt: Date | null
}

/** In the feed of the one who runs it, whoever caused it. */
const recordOwn = (tx: Tx, { id, workspaceId, creatorId }: Review, key: string, title: string) =>
  record(tx, workspaceId, [
    { memberId: creatorId, type: 'Review', key, title, link: managePath(id), createdById: creatorId },
  ])

/** `review.requested`, later than the others: each newcomer, as everybody was told at first. */
export async function respondentsInvited(tx: Tx, review: Review, invited: Person[], promised: Promised) {
  const { id, workspaceId, title, closesAt, timeZone } = review
  const { askerName, workspaceName } = promised
  // Who was taken out and is asked again is told again.
  const time = now().toISOString()
  const key = `review.requested:${id}:${time}`
  const message = `${askerName} asked for your feedback: ${title}`
  const link = answerPath(id)
  const telling = { type: 'Review' as const, key, message, link, createdById: review.creatorId }
  const tellings = invited.map(({ memberId }) => ({ ...telling, memberId }))
  await tell(tx, workspaceId, tellings)
  const props = {
    ...{ reviewTitle: title, ...promised, link: addressIn(workspaceId, link) },
    closesOn: closesAt && formatDateTime(closesAt, timeZone, true),
    why: `You get this because ${askerName} asked you in ${workspaceName}.`,
  }
  const mails = invited.map(({ email, name }) => ({
    event: 'review.requested' as const,
    key: `${id}:${time}`,
    to: { address: email, name },
    props,
  }))
  await queueMail(tx, workspaceId, mails)
}

/** The same, unless the review is paused, of all but those who opted out before; and a line for the one who runs it. */
export async function respondentsAdded(
  tx: Tx,
  review: Review,
  added: (Person & { hasDeclined: boolean })[],
  promised: Promised,
) {
  const invited = added.filter(({ hasDeclined }) => !hasDeclined)
  if (review.status !== 'INACTIVE') await respondentsInvited(tx, review, invited, promised)
  const names = nameList(added.map(({ name }) => name))
  await recordOwn(tx, review, `review.requested:${review.id}:${now().toISOString()}`, addedInWords(review, names))
}

/** `review.unrequested`: the one who is not asked any more, so that they need not think of it. */
export async function respondentRemoved(
  tx: Tx,
  review: Review,
  { memberId, name }: { memberId: string | null; name: string },
) {
  const key = `review.unrequested:${review.id}:${now().toISOString()}`
  const message = `You are not asked for feedback any more: ${review.title}`
  if (memberId !== null) {
    await tell(tx, review.workspaceId, [{ memberId, type: 'Review', key, message, link: '/feedback' }])
  }
  await recordOwn(tx, review, `${key}:${name}`, `You no longer ask ${name}: ${review.title}`)
}

type DroppedOut = { assigneeId: string; name: string }

/** `review.regrouped`: a line for the one who runs it. Nobody else is told: what is promised of their answer is the same. */
export const respondentRegrouped = (tx: Tx, review: Review, { name, group }: { name: string; group: string }) =>
  recordOwn(
    tx,
    review,
    `review.regrouped:${review.id}:${now().toISOString()}:${name}`,
    `You count ${name} among ${group}: ${review.title}`,
  )

/** `review.dropped-out`: the one who runs it, that somebody left before they answered. Whoever answered stays. */
export async function respondentDroppedOut(tx: Tx, review: Review, { assigneeId, name }: DroppedOut) {
  const { id, workspaceId, creatorId: memberId, title } = review
  const key = `review.dropped-out:${assigneeId}:${now().toISOString()}`
  const message = `${name} has left and is not asked any more: ${title}`
  await tell(tx, workspaceId, [{ memberId, type: 'Review', key, message, link: managePath(id) }])
}

/** `review.returned`: the one who runs it, that those they had been told were gone are back and asked again. */
export async function respondentsReturned(tx: Tx, review: Review, returned: { name: string }[]) {
  if (returned.length === 0) return
  const { id, workspaceId, creatorId: memberId, title } = review
  const key = `review.returned:${id}:${now().toISOString()}`
  const names = nameList(returned.map(({ name }) => name))
  const message = `${names} ${returned.length === 1 ? 'is' : 'are'} back and asked again: ${title}`
  await tell(tx, workspaceId, [{ memberId, type: 'Review', key, message, link: managePath(id) }])
}

type Extended = { memberId: string | null; email: string; name: string; closesAt: Date; timeZone: string }

/** `review.extended`: the one who was given more time; somebody outside, by mail alone, where they can be written to. */
export async function respondentExtended(
  tx: Tx,
  actor: Actor,
  review: Review,
  { memberId, email, name, closesAt, timeZone }: Extended,
  outsider: OutsideRecipient | null,
) {
  const { id, title } = review
  const until = formatDateTime(outsider?.expiresAt ?? closesAt, timeZone, true)
  // Who is given another end, and then this one again, is told again.
  const time = now().toISOString()
  const key = `review.extended:${id}:${time}`
  const askerName = fullName(actor)
  await recordOwn(tx, review, `${key}:${name}`, `You gave ${name} until ${until}: ${title}`)
  if (memberId !== null) {
    const message = `${askerName} gave you until ${until}: ${title}`
    await tell(tx, actor.workspaceId, [
      { memberId, type: 'Review', key, message, link: answerPath(id), createdById: actor.memberId },
    ])
  }
  const props = {
    ...{ askerName, reviewTitle: title, workspaceName: actor.workspaceName },
    news: `${askerName} gave you more time for “${title}”`,
    text: `${askerName} gave you until ${until} to answer.`,
  }
  const mails = addressed(review, memberId === null ? [] : [{ email, name }], outsider ? [outsider] : []).map(
    ({ to, props: own }) => ({
      event: 'review.prolonged' as const,
      key: `${id}:${time}`,
      to,
      props: { ...props, ...own },
    }),
  )
  await queueMail(tx, actor.workspaceId, mails)
}

type Nudged = { members: (Person & { endsAt: Date | null })[]; outside: OutsideRecipient[] }

/**
 * `review.nudged`: those who have not answered. `shown` is what the feed of the one who reminds may say: of anonymous
 * feedback not even how many there were.
 */
export async function respondentsNudged(
  tx: Tx,
  actor: Actor,
  review: Review,
  { members, outside }: Nudged,
  shown: { name: string } | { count: number } | 'everybody',
) {
  const { id, title, timeZone } = review
  const time = now().toISOString()
  const key = `review.nudged:${id}:${time}`
  const askerName = fullName(actor)
  const message = `${askerName} would still like to hear from you: ${title}`
  const telling = { type: 'Review' as const, key, message, link: answerPath(id), createdById: actor.memberId }
  await tell(
    tx,
    actor.workspaceId,
    members.map(({ memberId }) => ({ memberId, ...telling })),
  )
  const props = {
    ...{ askerName, reviewTitle: title, workspaceName: actor.workspaceName },
  }
  const mails = addressed(review, members, outside).map(({ to, endsAt, props: given }) => {
    const closesOn = endsAt && formatDateTime(endsAt, timeZone, true)
    const own = { ...given, closesOn, endsAt: endsAt?.toISOString() ?? null }
    return { event: 'review.nudged' as const, key: `${id}:${time}`, to, props: { ...props, ...own } }
  })
  await queueMail(tx, actor.workspaceId, mails)
  const whom =
    shown === 'everybody'
      ? 'everybody who has not answered'
      : 'name' in shown
        ? shown.name
        : plural(shown.count, 'person', 'people')
  await recordOwn(tx, review, key, `You reminded ${whom}: ${title}`)
}
