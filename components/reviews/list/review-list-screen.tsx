import { Icon } from '@/components/ui/icon/icon'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { FilterSelect } from '@/components/ui/input/filter-select'
import { SearchInput } from '@/components/ui/input/search-input'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Tabs } from '@/components/ui/layout/tabs'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import type { ReviewRow } from '@/lib/reviews/lists/queries/list-reviews'
import { listTabLabels, listTabs, type ListTab } from '@/lib/reviews/lists/rules'
import type { ListSort, ReviewListFilter } from '@/lib/reviews/lists/schema'
import type { Page as Rows } from '@/lib/shared/page'
import { cappedCount } from '@/lib/shared/text'
import { NoReviews } from './no-reviews'
import { ReviewList } from './review-list'

const orders: { value: ListSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'closing', label: 'Closing soon' },
  { value: 'title', label: 'By title' },
]

interface ReviewListScreenProps {
  filter: ReviewListFilter
  page: Rows<ReviewRow>
  counts: Record<ListTab, number>
  zone: string
  /** Whether something repeats that they look after. */
  isRepeating: boolean
}

/** What stays in the address from one list to the next. The newest first goes without saying. */
const keptOf = ({ search, sort }: ReviewListFilter) => ({
  ...(search !== '' && { search }),
  ...(sort !== 'newest' && { sort }),
})

function addressOf(filter: ReviewListFilter, after?: string) {
  const params = new URLSearchParams({ tab: filter.tab, ...keptOf(filter), ...(after && { after }) })
  return `/feedback?${params.toString()}`
}

/** Everything one was asked, asks oneself, or may read. */
export function ReviewListScreen({ filter, page, counts, zone, isRepeating }: ReviewListScreenProps) {
  const { tab, search, sort = 'newest', after } = filter
  const first = after === undefined ? undefined : addressOf(filter)
  const tabs = listTabs.map((value) => ({ value, label: listTabLabels[value], count: cappedCount(counts[value]) }))
  return (
    <Page>
      <PageHeader
        title="Feedback"
        action={
          <>
            {isRepeating && <ButtonLink href="/feedback/series">Repeats</ButtonLink>}
            <Button data-quick="note">Give feedback</Button>
            <ButtonLink href="/feedback/add" variant="primary">
              <Icon name="plus" />
              Ask for feedback
            </ButtonLink>
          </>
        }
        tabs={<Tabs label="Feedback lists" path="/feedback" active={tab} tabs={tabs} keep={keptOf(filter)} />}
      />
      {(counts[tab] > 0 || search !== '') && (
        <ListToolbar
          search={
            <SearchInput
              key={search}
              label="Search by title"
              name="search"
              defaultValue={search}
              keep={{ ...keptOf(filter), search: undefined, tab }}
            />
          }
        >
          <FilterSelect
            className="max-w-44"
            label="Sort by"
            name="sort"
            value={sort}
            options={orders}
            href={addressOf({ tab, search })}
          />
        </ListToolbar>
      )}
      {page.rows.length === 0 ? (
        <NoReviews {...{ tab, search, first }} />
      ) : (
        <ReviewList label={listTabLabels[tab]} rows={page.rows} zone={zone} />
      )}
      <Pagination first={first} next={page.next === null ? undefined : addressOf(filter, page.next)} />
    </Page>
  )
}
