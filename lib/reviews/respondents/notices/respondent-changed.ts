import 'server-only'
import type { ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'
import { record } from '@/lib/activity/record'
import { now } from '@/lib/platform/clock'
import { tell } from '@/lib/notifications/tell'
import { nameList } from '@/lib/shared/text'

const managePath = (reviewId: string) => `/feedback/edit/${reviewId}?tab=people`

export type RespondentsReview = {
  id: string
  workspaceId: string
  creatorId: string
  title: string
  status: ReviewStatus
  timeZone: string
  closesAt: Date | null
}

/** Recorded for the creator, no matter who caused it. */
export const recordOwn = (tx: Tx, { id, workspaceId, creatorId }: RespondentsReview, key: string, title: string) =>
  record(tx, workspaceId, [
    { memberId: creatorId, type: 'Review', key, title, link: managePath(id), createdById: creatorId },
  ])

/** `review.unrequested`: tells the removed respondent. */
export async function respondentRemoved(
  tx: Tx,
  review: RespondentsReview,
  { memberId, name }: { memberId: string | null; name: string },
) {
  const key = `review.unrequested:${review.id}:${now().toISOString()}`
  const message = `You no longer need to answer: ${review.title}`
  if (memberId !== null) {
    const one = { memberId, type: 'Review', objectId: review.id, key, message, link: '/feedback' } as const
    await tell(tx, review.workspaceId, [one])
  }
  await recordOwn(tx, review, `${key}:${name}`, `You no longer ask ${name}: ${review.title}`)
}

type DroppedOut = { assigneeId: string; name: string }

/** `review.regrouped`: only the creator gets a line, because the respondent's promise does not change. */
export const respondentRegrouped = (
  tx: Tx,
  review: RespondentsReview,
  { name, group }: { name: string; group: string },
) =>
  recordOwn(
    tx,
    review,
    `review.regrouped:${review.id}:${now().toISOString()}:${name}`,
    `You count ${name} among ${group}: ${review.title}`,
  )

/** `review.dropped-out`: tells the creator that somebody left before answering. */
export async function respondentDroppedOut(tx: Tx, review: RespondentsReview, { assigneeId, name }: DroppedOut) {
  const { id, workspaceId, creatorId: memberId, title } = review
  const key = `review.dropped-out:${assigneeId}:${now().toISOString()}`
  const message = `${name} has left and is no longer asked: ${title}`
  await tell(tx, workspaceId, [{ memberId, type: 'Review', objectId: id, key, message, link: managePath(id) }])
}

/** `review.returned`: tells the creator that dropped-out respondents are back and asked again. */
export async function respondentsReturned(tx: Tx, review: RespondentsReview, returned: { name: string }[]) {
  if (returned.length === 0) return
  const { id, workspaceId, creatorId: memberId, title } = review
  const key = `review.returned:${id}:${now().toISOString()}`
  const names = nameList(returned.map(({ name }) => name))
  const message = `${names} ${returned.length === 1 ? 'is' : 'are'} back and asked again: ${title}`
  await tell(tx, workspaceId, [{ memberId, type: 'Review', objectId: id, key, message, link: managePath(id) }])
}
