import type { Actor } from '@/lib/access/actor'
import { getNominations } from '@/lib/reviews/nominations/queries/get-nominations'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { getSharedHead, getReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { findManaged } from '@/lib/reviews/operating/queries'
import { listReviews } from '@/lib/reviews/lists/queries/list-reviews'
import { getUnsubscribing } from '@/lib/notifications/unsubscribing/queries/list-unsubscribed'
import { findReviewer } from '@/lib/access/reviewer'

type Door = [path: RegExp, enter: (actor: Actor, id: string) => Promise<unknown>]

const doors: Door[] = [
  [/^\/feedback\/id\/([\w-]+)\/nominations$/, getNominations],
  [/^\/feedback\/id\/([\w-]+)$/, getAnswering],
  [/^\/feedback\/shared\/([\w-]+)$/, getSharedHead],
  [/^\/feedback\/preview\/([\w-]+)$/, getReviewHead],
  [/^\/feedback\/edit\/([\w-]+)$/, findManaged],
  [/^\/feedback$/, (actor) => listReviews(actor, { tab: 'received', search: '' })],
]

const pathOf = (link: string) => new URL(link, 'http://rapport.invalid').pathname

/** Opens what a link leads to, as the member who got it; throws where the door is closed, and of a link nobody knows. */
export async function enter(actor: Actor, link: string) {
  const path = pathOf(link)
  for (const [pattern, open] of doors) {
    const found = pattern.exec(path)
    if (found) return open(actor, found[1] ?? '')
  }
  throw new Error(`No door is known at ${path}.`)
}

/** The same for somebody without an account, who has nothing but the link. */
export async function enterOutside(link: string) {
  const [, kind = '', code = ''] = /^\/(feedback\/rvc-|api\/unsubscribe\/)([\w-]+)$/.exec(pathOf(link)) ?? []
  if (kind === 'api/unsubscribe/') return getUnsubscribing(code)
  const reviewer = await findReviewer(code)
  if (!reviewer) throw new Error(`Nobody is let in at ${pathOf(link)}.`)
  return getAnswering(reviewer, reviewer.reviewId)
}
