import { OpenedCard } from '@/components/ui/layout/opened-card'
import type { SeriesRow } from '@/lib/reviews/running/series/listing/queries'
import { formatDateTime } from '@/lib/shared/dates'
import { EndSeriesButton } from './end-series-button'

interface SeriesCardProps {
  series: SeriesRow
  /** The list without this card. */
  back: string
  zone: string
}

/** One series, and the way to end it. */
export function SeriesCard({ series, back, zone }: SeriesCardProps) {
  const { id, title, creatorName, isOwn, frequency, nextAt } = series
  return (
    <OpenedCard
      title={title}
      text={`${frequency}, by ${isOwn ? 'you' : creatorName}. The next round goes out on ${formatDateTime(nextAt, zone, true)}.`}
      back={{ href: back, label: 'Back to the list' }}
    >
      <div>
        <EndSeriesButton id={id} creatorName={isOwn ? undefined : creatorName} />
      </div>
    </OpenedCard>
  )
}
