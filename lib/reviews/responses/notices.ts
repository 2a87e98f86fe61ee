import 'server-only'
import { record } from '@/lib/activity/record'
import { queueMail } from '@/lib/notifications/outbox'
import { tell } from '@/lib/notifications/tell'
import { absoluteUrl, addressIn } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { plural } from '@/lib/shared/text'
import { unsubscribePath } from '@/lib/notifications/unsubscribing/rules'

/** Every mail to an external reviewer links to their form and to unsubscribing. */
export const externalLinks = (code: string) => ({
  link: absoluteUrl(`/feedback/rvc-${code}`),
  unsubscribeLink: absoluteUrl(unsubscribePath(code)),
})

const resultsLink = (id: string) => `/feedback/preview/${id}`

type Closed = { id: string; workspaceId: string; title: string; askedCount: number; answeredCount: number }

type Answered = Closed & {
  workspaceName: string
  text: string
  author: { id: string; memberId: string | null; name: string }
  /** Nobody is left to answer, so the review has closed. */
  isLast: boolean
}

type Asker = { memberId: string; email: string; name: string }

/** `review.closed`: the feed of a quick ask's creator. */
export function quickAskClosed(
  tx: Tx,
  memberId: string,
  { id, workspaceId, title, askedCount, answeredCount }: Closed,
) {
  const people = plural(askedCount, 'person', 'people')
  const line = { key: `review.closed:${id}`, title: `“${title}” is closed: ${answeredCount} of ${people} answered` }
  return record(tx, workspaceId, [{ ...line, memberId, type: 'ReviewAnswer', link: resultsLink(id) }])
}

/** `review.answered`: tells the creator of a quick ask each answer, and the close along with the last one. */
export async function quickAskAnswered(tx: Tx, asker: Asker, review: Answered) {
  const { id, workspaceId, workspaceName, title, text, author, isLast } = review
  const { memberId, email, name } = asker
  const link = resultsLink(id)
  const key = `review.answered:${id}:${author.id}`
  const message = `${author.name} answered “${title}”: ${text}`
  const about = { type: 'Review' as const, objectId: id, key, link, createdById: author.memberId }
  const telling = { ...about, memberId, message, brief: `${author.name} answered “${title}”` }
  await tell(tx, workspaceId, [telling])
  if (isLast) await quickAskClosed(tx, memberId, review)
  const props = {
    authorName: author.name,
    reviewTitle: title,
    text,
    workspaceName,
    isLast,
    link: addressIn(workspaceId, link),
  }
  const to = { address: email, name }
  const from = author.memberId ?? undefined
  await queueMail(tx, workspaceId, [{ event: 'review.answered', key: `${id}:${author.id}`, to, from, props }])
}
