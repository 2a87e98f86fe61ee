import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { mailsTo } from '@/tests/support/outbox'
import { aMuteAddress } from './invitations'

/** The place of a person in a review. */
export const placeOf = ({ id }: { id: string }, { memberId }: Actor) =>
  db.reviewAssignee.findFirstOrThrow({ where: { reviewId: id, memberId } })

/** People chosen one by one, to be asked as well. */
export const chosenByName = (...people: { memberId: string }[]) => ({
  memberIds: people.map(({ memberId }) => memberId),
  teamIds: [],
  tagIds: [],
})

/** What a person was told in the product, of the events that begin so, oldest first. */
export async function toldTo({ memberId }: Actor, event: string) {
  const where = { memberId, key: { startsWith: event } }
  const found = await db.notification.findMany({ where, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
  return found.map(({ message }) => message)
}

/** The place of somebody outside in a review. */
export const externalPlaceOf = ({ id }: { id: string }, email: string) =>
  db.reviewAssignee.findFirstOrThrow({ where: { reviewId: id, external: { email } } })

/** Somebody outside wants no more mail from the workspace of a review. */
export async function unsubscribeFrom({ id }: { id: string }, email: string) {
  const { workspaceId } = await db.review.findUniqueOrThrow({ where: { id }, select: { workspaceId: true } })
  await aMuteAddress(workspaceId, email)
}

/** What somebody outside was mailed of this kind: where it leads, and where it lets them unsubscribe. */
export async function linksMailedTo(email: string, event: string) {
  const mails = (await mailsTo(email)).filter((mail) => mail.event === event)
  return mails.map(({ props }) => ({ link: props['link'] ?? '', unsubscribeLink: props['unsubscribeLink'] ?? '' }))
}
