import 'server-only'
import type { Colleague } from '@/lib/reviews/model/queries/find-audiences'
import type { Tx } from '@/lib/platform/tx'
import type { Actor } from '@/lib/access/actor'
import { readTold, tell } from '@/lib/notifications/tell'
import { fullName } from '@/lib/members/rules'
import { addressIn } from '@/lib/platform/links'
import { queueMail, withdrawMails } from '@/lib/notifications/outbox'
import { now } from '@/lib/platform/clock'
import { plural } from '@/lib/shared/text'
import { record } from '@/lib/activity/record'

const nominationsPath = (reviewId: string) => `/feedback/id/${reviewId}/nominations`

type Review = { id: string; title: string }

/** `nomination.proposed`: tells the deciders that nominations wait. */
export async function nominationProposed(tx: Tx, actor: Actor, deciders: Colleague[], review: Review, count: number) {
  const { workspaceId, workspaceName, memberId } = actor
  const { id, title } = review
  const time = now().toISOString()
  const key = `nomination.proposed:${id}:${time}`
  const link = nominationsPath(id)
  const subjectName = fullName(actor)
  const people = plural(count, 'person', 'people')
  const message = `${subjectName} nominated ${people} to answer: ${title}`
  await record(tx, workspaceId, [
    {
      memberId,
      type: 'Review',
      key,
      title: `You nominated ${people} to answer: ${title}`,
      link,
      createdById: memberId,
    },
  ])
  // A subject who decides themselves needs no notice.
  const others = deciders.filter((decider) => decider.memberId !== memberId)
  const tellings = others.map((decider) => ({
    memberId: decider.memberId,
    type: 'Review' as const,
    objectId: id,
    key,
    message,
    link,
    createdById: memberId,
  }))
  await tell(tx, workspaceId, tellings)
  const mails = others.map(({ email, name }) => ({
    event: 'nomination.proposed' as const,
    key: `${id}:${time}`,
    to: { address: email, name },
    from: memberId,
    props: { subjectName, people, reviewTitle: title, workspaceName, link: addressIn(workspaceId, link) },
  }))
  await queueMail(tx, workspaceId, mails)
}

/** `nomination.decided`: tells the subject the decision. */
export async function nominationDecided(
  tx: Tx,
  { workspaceId, memberId }: Actor,
  subjectId: string | null,
  review: Review,
  nomination: { id: string; name: string; isApproved: boolean },
) {
  if (subjectId === null || subjectId === memberId) return
  const { id, title } = review
  const { name, isApproved } = nomination
  // The approved of an anonymous review may wait to be asked, so this promises only the decision.
  const message = `Your nomination of ${name} was ${isApproved ? 'approved' : 'declined'}: ${title}`
  const key = `nomination.decided:${nomination.id}`
  await tell(tx, workspaceId, [
    { memberId: subjectId, type: 'Review', objectId: id, key, message, link: nominationsPath(id) },
  ])
}

type Asked = {
  event: 'nomination.requested' | 'nomination.proposed'
  reviewId: string
  people: Omit<Colleague, 'name'>[]
}

/** Once enough are nominated, or everything is decided: reads the notifications and cancels unsent mails. */
export async function nominationsSettled(tx: Tx, workspaceId: string, { event, reviewId, people }: Asked) {
  await readTold(tx, workspaceId, { memberIds: people.map(({ memberId }) => memberId), keys: [`${event}:${reviewId}`] })
  const addresses = people.map(({ email }) => email)
  await withdrawMails(tx, workspaceId, addresses, [{ event, about: reviewId }])
}
