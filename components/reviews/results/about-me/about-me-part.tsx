import { Icon } from '@/components/ui/icon/icon'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Badge } from '@/components/ui/display/badge'
import { SearchInput } from '@/components/ui/input/search-input'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Section } from '@/components/ui/layout/section'
import { List, ListRow } from '@/components/ui/list/list'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import type { AboutMeRow } from '@/lib/reviews/results/queries/list-about-me'
import { groupByQuarter, reachedInWords, type Trend } from '@/lib/reviews/results/rules/about-me'
import type { AboutMeFilter } from '@/lib/reviews/results/schema'
import { formatDate } from '@/lib/shared/dates'
import type { Page as Rows } from '@/lib/shared/page'
import { addressWith } from '@/lib/shared/address-with'
import { TrendCard } from './trend-card'

interface AboutMePartProps {
  filter: AboutMeFilter
  page: Rows<AboutMeRow>
  trends: Trend[]
  zone: string
}

const path = '/profile'

const addressOf = ({ search }: AboutMeFilter, after?: string) => addressWith(path, { tab: 'feedback', search, after })

function Nothing({ filter: { search, after } }: Pick<AboutMePartProps, 'filter'>) {
  const back = (
    <ButtonLink href={`${path}?tab=feedback`}>{search === '' ? 'Back to the newest' : 'Clear search'}</ButtonLink>
  )
  return (
    <Card flush>
      {search !== '' ? (
        <EmptyState
          icon={<Icon name="search-x" />}
          title={`No results for “${search}”`}
          text="Try fewer or other words."
          action={back}
        />
      ) : after !== undefined ? (
        <EmptyState icon={<Icon name="inbox" />} title="No older feedback" action={back} />
      ) : (
        <EmptyState
          icon={<Icon name="message-square-text" />}
          title="No feedback about you yet"
          text="Released feedback and closed feedback you asked for appear here."
          action={<ButtonLink href="/feedback/add">Ask for feedback</ButtonLink>}
        />
      )}
    </Card>
  )
}

/** Readable feedback about a person by quarter, with trends of repeated questions. */
export function AboutMePart({ filter, page, trends, zone }: AboutMePartProps) {
  const { search, after } = filter
  const isSearchable = page.rows.length > 0 || search !== ''
  return (
    <>
      {isSearchable && (
        <ListToolbar
          search={
            <SearchInput
              key={search}
              label="Search titles and words"
              name="search"
              defaultValue={search}
              keep={{ tab: 'feedback' }}
            />
          }
        />
      )}
      {search === '' && after === undefined && <TrendCard trends={trends} zone={zone} />}
      {page.rows.length === 0 && <Nothing filter={filter} />}
      {groupByQuarter(page.rows, zone).map(({ name, rows }) => (
        <Section key={name} title={name} className="mt-6 mb-0">
          <List label={`Feedback of ${name}`}>
            {rows.map(({ id, title, releasedAt, isAcknowledged, ...row }) => (
              <ListRow
                key={id}
                href={row.isMine ? `/feedback/preview/${id}` : `/feedback/shared/${id}`}
                title={title}
                text={`${reachedInWords(row)} ${formatDate(releasedAt, 'MMM DD, YYYY', zone)}`}
                end={!isAcknowledged && <Badge tone="info">New</Badge>}
              />
            ))}
          </List>
        </Section>
      ))}
      <Pagination
        first={after === undefined ? undefined : addressOf(filter)}
        next={page.next === null ? undefined : addressOf(filter, page.next)}
      />
    </>
  )
}
