import type { Metadata } from 'next'
import { ReviewListScreen } from '@/components/reviews/list/review-list-screen'
import { requireMember } from '@/lib/access/actor'
import { countReviews, listReviews } from '@/lib/reviews/lists/queries/list-reviews'
import { reviewListSchema } from '@/lib/reviews/lists/schema'
import { hasSeries } from '@/lib/reviews/series/queries/list-series'

export const metadata: Metadata = { title: 'Feedback' }

export default async function FeedbackPage({ searchParams }: PageProps<'/feedback'>) {
  const actor = await requireMember()
  const filter = reviewListSchema.parse(await searchParams)
  const [page, counts, isRepeating] = await Promise.all([
    listReviews(actor, filter),
    countReviews(actor),
    hasSeries(actor),
  ])
  return (
    <ReviewListScreen filter={filter} page={page} counts={counts} isRepeating={isRepeating} zone={actor.timeZone} />
  )
}
