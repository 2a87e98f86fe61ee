import type { Metadata } from 'next'
import { SeriesScreen } from '@/components/reviews/running/series/series-screen'
import { requireMember } from '@/lib/access/actor'
import { findSeries, listSeries } from '@/lib/reviews/series/queries/list-series'
import { seriesFilterSchema } from '@/lib/reviews/series/schema'

export const metadata: Metadata = { title: 'Recurring feedback' }

export default async function FeedbackSeriesPage({ searchParams }: PageProps<'/feedback/series'>) {
  const actor = await requireMember()
  const filter = seriesFilterSchema.parse(await searchParams)
  const [listed, open] = await Promise.all([
    listSeries(actor, filter),
    filter.series === undefined ? null : findSeries(actor, filter.series),
  ])
  return <SeriesScreen {...listed} filter={filter} open={open} zone={actor.timeZone} />
}
