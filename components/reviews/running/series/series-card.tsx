import { OpenedCard } from '@/components/ui/layout/opened-card'
import type { SeriesRow } from '@/lib/reviews/series/queries/list-series'
import { nobodySendsIt } from '@/lib/reviews/model/rules/repeats'
import { formatDateTime } from '@/lib/shared/dates'
import { EndSeriesButton } from './end-series-button'

interface SeriesCardProps {
  series: SeriesRow
  back: string
  zone: string
}

export function SeriesCard({ series, back, zone }: SeriesCardProps) {
  const { id, title, creatorName, isOwn, isCreatorHere, frequency, nextAt } = series
  const next = `The next round goes out on ${formatDateTime(nextAt, zone, true)}.`
  return (
    <OpenedCard
      title={title}
      text={`${frequency}, by ${isOwn ? 'you' : creatorName}. ${isCreatorHere ? next : nobodySendsIt}`}
      back={{ href: back, label: 'Back to the list' }}
    >
      <div>
        <EndSeriesButton id={id} creatorName={isOwn || !isCreatorHere ? undefined : creatorName} />
      </div>
    </OpenedCard>
  )
}
