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
import { listTabGroups, listTabLabels, rowsTab, type ListTab } from '@/lib/reviews/lists/rules'
import type { ListSort, ReviewListFilter } from '@/lib/reviews/lists/schema'
import type { Page as Rows } from '@/lib/shared/page'
import { cappedCount } from '@/lib/shared/text'
import { addressWith, chosenFilters } from '@/lib/shared/address-with'
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
  /** They run a recurring form. */
  isRepeating: boolean
}

/** Kept in the URL between lists; newest first is the default. */
const keptOf = ({ search, sort }: ReviewListFilter) => chosenFilters({ search, sort }, { sort: 'newest' })

const addressOf = (filter: ReviewListFilter, after?: string) =>
  addressWith('/feedback', { tab: filter.tab, about: filter.about, ...keptOf(filter), after })

const tabsOf = (counts: Record<ListTab, number>) =>
  listTabGroups.flatMap(({ label: group, tabs }) =>
    tabs.map((value, index) => ({
      value,
      label: listTabLabels[value],
      count: cappedCount(counts[value]),
      ...(index === 0 && { group }),
    })),
  )

/** Switches to feedback about the viewer, and back. */
function AboutYou({ filter }: { filter: ReviewListFilter }) {
  const isOn = filter.about === 'me'
  const href = addressOf({ ...filter, about: isOn ? undefined : 'me', after: undefined })
  return (
    <ButtonLink href={href} variant={isOn ? 'primary' : 'secondary'} aria-current={isOn ? 'true' : undefined}>
      About you
    </ButtonLink>
  )
}

export function ReviewListScreen({ filter, page, counts, zone, isRepeating }: ReviewListScreenProps) {
  const { tab, search, sort = 'newest', about, after } = filter
  const first = after === undefined ? undefined : addressOf(filter)
  return (
    <Page>
      <PageHeader
        title="Feedback"
        action={
          <>
            <ButtonLink href="/feedback/reports" variant="ghost">
              <Icon name="chart-column" />
              Report
            </ButtonLink>
            {isRepeating && (
              <ButtonLink href="/feedback/series" variant="ghost">
                <Icon name="rotate-cw" />
                Recurring
              </ButtonLink>
            )}
            <Button data-quick="note">Give feedback</Button>
            <ButtonLink href="/feedback/add" variant="primary">
              <Icon name="plus" />
              Ask for feedback
            </ButtonLink>
          </>
        }
        tabs={<Tabs label="Feedback lists" path="/feedback" active={tab} tabs={tabsOf(counts)} keep={keptOf(filter)} />}
      />
      {(counts[tab] > 0 || search !== '' || about) && (
        <ListToolbar
          search={
            <SearchInput
              key={search}
              label="Search feedback"
              name="search"
              defaultValue={search}
              keep={{ ...keptOf(filter), search: undefined, about, tab }}
            />
          }
        >
          <FilterSelect
            className="max-w-44"
            label="Sort by"
            name="sort"
            value={sort}
            options={orders}
            href={addressOf({ tab, about, search })}
          />
          {(tab === 'received' || tab === 'shared' || tab === 'all') && <AboutYou filter={filter} />}
        </ListToolbar>
      )}
      {page.rows.length === 0 ? (
        <NoReviews tab={tab} about={about} search={search} first={first} />
      ) : (
        <ReviewList
          label={about ? 'About you' : listTabLabels[tab]}
          rows={page.rows}
          tab={rowsTab(filter)}
          zone={zone}
        />
      )}
      <Pagination first={first} next={page.next === null ? undefined : addressOf(filter, page.next)} />
    </Page>
  )
}
