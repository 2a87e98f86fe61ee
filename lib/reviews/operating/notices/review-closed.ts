import 'server-only'
import type { Colleague } from '@/lib/reviews/model/queries/find-audiences'
import type { Tx } from '@/lib/platform/tx'
import { addressIn } from '@/lib/platform/links'
import { queueMail } from '@/lib/notifications/outbox'
import { tell } from '@/lib/notifications/tell'
import { plural } from '@/lib/shared/text'
import { record } from '@/lib/activity/record'

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
}

/** `review.closed`: tells the creator that no more answers arrive. */
export async function reviewClosed(tx: Tx, creator: Colleague, review: Ended) {
  const { id, workspaceId, title, answeredCount, askedCount, isHidden, workspaceName } = review
  // A reopened review closes again, so the key holds the close time.
  const time = review.closedAt?.toISOString() ?? ''
  const key = `review.closed:${id}:${time}`
  const message = `“${title}” is closed: ${answeredCount} of ${plural(askedCount, 'person', 'people')} answered`
  const link = `/feedback/preview/${id}`
  await tell(tx, workspaceId, [{ memberId: creator.memberId, type: 'Review', objectId: id, key, message, link }])
  await record(tx, workspaceId, [{ memberId: creator.memberId, type: 'ReviewAnswer', key, title: message, link }])
  const props = {
    reviewTitle: title,
    answeredCount,
    askedCount,
    isHidden,
    workspaceName,
    link: addressIn(workspaceId, link),
  }
  await queueMail(tx, workspaceId, [
    { event: 'review.closed', key: `${id}:${time}`, to: { address: creator.email, name: creator.name }, props },
  ])
}
