import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Badge } from '@/components/ui/display/badge'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import { Pagination } from '@/components/ui/list/pagination'
import type { SeriesRow } from '@/lib/reviews/series/queries/list-series'
import type { SeriesFilter } from '@/lib/reviews/series/schema'
import { formatDateTime } from '@/lib/shared/dates'
import type { Page as Rows } from '@/lib/shared/page'
import { fullCount } from '@/lib/shared/text'
import { addressWith } from '@/lib/shared/address-with'
import { SeriesCard } from './series-card'

interface SeriesScreenProps {
  filter: SeriesFilter
  page: Rows<SeriesRow>
  count: number
  open: SeriesRow | null
  zone: string
}

const path = '/feedback/series'

const addressOf = ({ after, series }: SeriesFilter) => addressWith(path, { after, series })

function Rows({ filter: { after }, page, zone }: Pick<SeriesScreenProps, 'filter' | 'page' | 'zone'>) {
  return (
    <List label="Recurring feedback">
      {page.rows.map(({ id, title, creatorName, isOwn, isCreatorHere, frequency, nextAt }) => (
        <ListRow
          key={id}
          href={addressOf({ after, series: id })}
          title={title}
          text={
            <FactLine
              facts={[
                isOwn ? 'You asked' : `${creatorName} asked`,
                isCreatorHere ? `Next ${formatDateTime(nextAt, zone)}` : 'No further round, because they have left',
              ]}
            />
          }
          end={<Badge>{frequency}</Badge>}
        />
      ))}
    </List>
  )
}

/** Active series, for people who may end them. */
export function SeriesScreen({ filter, page, count, open, zone }: SeriesScreenProps) {
  const { after } = filter
  return (
    <Page>
      <PageHeader
        title="Recurring feedback"
        text={count === 0 ? undefined : `${fullCount(count)} active. Ending one keeps what was sent.`}
        back={{ href: '/feedback?tab=created', label: 'Feedback' }}
      />
      {open && <SeriesCard key={open.id} series={open} back={addressOf({ after })} zone={zone} />}
      {page.rows.length === 0 ? (
        <Card flush>
          <EmptyState
            icon={<Icon name="rotate-cw" />}
            title="No recurring feedback"
            text="Recurring feedback appears here."
            action={<ButtonLink href="/feedback/add">Ask for feedback</ButtonLink>}
          />
        </Card>
      ) : (
        <Rows filter={filter} page={page} zone={zone} />
      )}
      <Pagination
        first={after === undefined ? undefined : path}
        next={page.next === null ? undefined : addressOf({ after: page.next })}
      />
    </Page>
  )
}
