import 'server-only'
import type { Colleague } from '@/lib/reviews/model/queries/find-audiences'
import type { Tx } from '@/lib/platform/tx'
import { addressIn } from '@/lib/platform/links'
import { queueMail } from '@/lib/notifications/outbox'
import { tell } from '@/lib/notifications/tell'
import { plural } from '@/lib/shared/text'
import { record } from '@/lib/activity/record'

type RoundOf = { id: string; title: string }

type Ended = {
  id: string
  workspaceId: string
  workspaceName: string
  title: string
  answeredCount: number
  askedCount: number
  closedAt: Date | null
  /** Too few anonymous answers to ever be shown. */
  isHidden: boolean
  round: RoundOf | null
}

type ByCreator = Pick<Ended, 'id' | 'workspaceId' | 'title' | 'answeredCount' | 'askedCount' | 'closedAt'>

type Mailbox = { address: string; name: string }

/** `round.closed`: one mail for all reviews of a round that close within the hour. */
function mailRound(tx: Tx, to: Mailbox, { workspaceId, workspaceName, closedAt }: Ended, round: RoundOf) {
  const hour = closedAt?.toISOString().slice(0, 13) ?? ''
  const link = addressIn(workspaceId, `/feedback/round/${round.id}`)
  const props = { roundTitle: round.title, workspaceName, link }
  return queueMail(tx, workspaceId, [{ event: 'round.closed', key: `${round.id}:${hour}`, to, props }])
}

/** `review.closed`: a creator who closed it gets a line in the feed and nothing more. */
export function closedByCreator(tx: Tx, memberId: string, review: ByCreator) {
  const { id, workspaceId, answeredCount, askedCount, closedAt } = review
  const key = `review.closed:${id}:${closedAt?.toISOString() ?? ''}`
  const title = `You closed “${review.title}”: ${answeredCount} of ${plural(askedCount, 'person', 'people')} answered`
  const link = `/feedback/preview/${id}`
  return record(tx, workspaceId, [{ memberId, type: 'Review', key, title, link, createdById: memberId }])
}

/** `review.closed`: tells the creator that no more answers arrive. */
export async function reviewClosed(tx: Tx, creator: Colleague, review: Ended) {
  const { id, workspaceId, title, answeredCount, askedCount, isHidden, workspaceName, round } = review
  // A reopened review closes again, so the key holds the close time.
  const time = review.closedAt?.toISOString() ?? ''
  const key = `review.closed:${id}:${time}`
  const message = `“${title}” is closed: ${answeredCount} of ${plural(askedCount, 'person', 'people')} answered`
  const link = `/feedback/preview/${id}`
  await tell(tx, workspaceId, [{ memberId: creator.memberId, type: 'Review', objectId: id, key, message, link }])
  await record(tx, workspaceId, [{ memberId: creator.memberId, type: 'ReviewAnswer', key, title: message, link }])
  const to = { address: creator.email, name: creator.name }
  if (round !== null) return mailRound(tx, to, review, round)
  const props = {
    reviewTitle: title,
    answeredCount,
    askedCount,
    isHidden,
    workspaceName,
    link: addressIn(workspaceId, link),
  }
  return queueMail(tx, workspaceId, [{ event: 'review.closed', key: `${id}:${time}`, to, props }])
}

/** One for each reader, so that it goes when they no longer read it. */
export const readyKey = (reviewId: string, memberId: string) => `review.ready:${reviewId}:${memberId}`

type Ready = Pick<Ended, 'id' | 'workspaceId' | 'title' | 'answeredCount' | 'askedCount'>

/** `review.ready`: tells each of these readers, once, that there are results to read. */
export async function resultsReady(tx: Tx, readers: { memberId: string }[], review: Ready) {
  const { id, workspaceId, title, answeredCount, askedCount } = review
  const message = `Results of “${title}” are ready: ${answeredCount} of ${plural(askedCount, 'person', 'people')} answered`
  const news = readers.map(({ memberId }) => ({
    memberId,
    key: readyKey(id, memberId),
    link: `/feedback/shared/${id}`,
  }))
  await tell(
    tx,
    workspaceId,
    news.map((one) => ({ ...one, type: 'Review', objectId: id, message })),
  )
  await record(
    tx,
    workspaceId,
    news.map((one) => ({ ...one, type: 'ReviewAnswer', title: message })),
  )
}
