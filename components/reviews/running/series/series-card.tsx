import { IconLink } from '@/components/ui/button/icon-button'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
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
    <Card className="mb-4 grid gap-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="text-md font-semibold wrap-anywhere">{title}</h2>
          <p className="text-pretty wrap-anywhere text-muted">
            {frequency}, by {isOwn ? 'you' : creatorName}. The next round goes out on{' '}
            {formatDateTime(nextAt, zone, true)}.
          </p>
        </div>
        <IconLink href={back} label="Back to the list" icon={<Icon name="x" />} />
      </div>
      <div>
        <EndSeriesButton id={id} creatorName={isOwn ? undefined : creatorName} />
      </div>
    </Card>
  )
}
