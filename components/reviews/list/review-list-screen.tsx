import { Plus } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button/button-link'
import { SearchInput } from '@/components/ui/input/search-input'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Tabs } from '@/components/ui/layout/tabs'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import type { ReviewRow } from '@/lib/reviews/queries'
import { listTabs, type ListTab, type ReviewListFilter } from '@/lib/reviews/schema'
import type { Page as Rows } from '@/lib/shared/page'
import { NoReviews } from './no-reviews'
import { ReviewList } from './review-list'

const labels: Record<ListTab, string> = {
  received: 'Received',
  created: 'Created',
  all: 'All',
  pending: 'Pending',
  answered: 'Answered',
  active: 'Active',
  inactive: 'Inactive',
  shared: 'Shared',
}

interface ReviewListScreenProps {
  filter: ReviewListFilter
  page: Rows<ReviewRow>
  counts: Record<ListTab, number>
  zone: string
}

function addressOf({ tab, search }: ReviewListFilter, after?: string) {
  const params = new URLSearchParams({ tab, ...(search !== '' && { search }), ...(after && { after }) })
  return `/feedback?${params.toString()}`
}

/** Everything one was asked, asks oneself, or may read. */
export function ReviewListScreen({ filter, page, counts, zone }: ReviewListScreenProps) {
  const { tab, search, after } = filter
  const tabs = listTabs.map((value) => ({ value, label: labels[value], count: counts[value] }))
  return (
    <Page>
      <PageHeader
        title="Feedback"
        action={
          <ButtonLink href="/feedback/add" variant="primary">
            <Plus aria-hidden="true" />
            Ask for feedback
          </ButtonLink>
        }
        tabs={<Tabs label="Feedback lists" path="/feedback" active={tab} tabs={tabs} keep={{ search }} />}
      />
      {(counts[tab] > 0 || search !== '') && (
        <ListToolbar
          search={
            <SearchInput key={search} label="Search by title" name="search" defaultValue={search} keep={{ tab }} />
          }
        />
      )}
      {page.rows.length === 0 ? (
        <NoReviews tab={tab} search={search} isFirstPage={after === undefined} />
      ) : (
        <ReviewList label={labels[tab]} rows={page.rows} zone={zone} />
      )}
      <Pagination
        newer={after === undefined ? undefined : addressOf(filter)}
        older={page.next === null ? undefined : addressOf(filter, page.next)}
      />
    </Page>
  )
}
