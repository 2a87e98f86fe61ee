import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import type { ExportSource } from '@/lib/reviews/exports/schema'
import { listShownHeads, type ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { sumUp, type Summed } from '@/lib/reviews/results/queries/get-summary'
import { getExported, readableHeads } from './get-exported'

/** Written answers of all reviews together: more make a page too long to open. */
const MOST_PRINTED = 5_000

export type PrintView = {
  title: string
  at: Date
  reviews: Summed[]
  /** Reviews without results for this reader. */
  leftOutCount: number
  isTooLong: boolean
}

/** With the reviews of the round before, where this reader may see them. Nothing is pinned on paper. */
async function comparedOf(actor: Actor, heads: ReviewHead[]) {
  const before = await listShownHeads(
    actor,
    heads.flatMap(({ previousId }) => previousId ?? []),
  )
  return heads.map((head) => ({
    head: { ...head, can: { ...head.can, pin: false } },
    before: before.find(({ id }) => id === head.previousId) ?? null,
  }))
}

/** The results of a review or a round on one page. Throws not-found and forbidden, just as the screen does. */
export async function getPrintView(
  actor: Actor,
  source: ExportSource,
  id: string,
  most = MOST_PRINTED,
): Promise<PrintView> {
  const exported = await getExported(actor, source, id)
  const heads = await readableHeads(actor, exported)
  const leftOutCount = exported.reviewIds.length - heads.length
  const reviews = await sumUp(await comparedOf(actor, heads), most)
  return { title: exported.title, at: now(), leftOutCount, reviews: reviews ?? [], isTooLong: reviews === null }
}
