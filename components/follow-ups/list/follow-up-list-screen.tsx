import { PersonFilter } from '@/components/members/picker/person-filter'
import { ButtonLink } from '@/components/ui/button/button-link'
import { TextLink } from '@/components/ui/button/text-link'
import { Icon } from '@/components/ui/icon/icon'
import { SearchInput } from '@/components/ui/input/search-input'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Tabs } from '@/components/ui/layout/tabs'
import { EndOfList } from '@/components/ui/list/end-of-list'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import type { FollowUpRow } from '@/lib/follow-ups/queries/list-follow-ups'
import { followUpTabLabels, followUpTabs, type FollowUpTab } from '@/lib/follow-ups/rules'
import type { FollowUpListFilter } from '@/lib/follow-ups/schema'
import { chosenFilters } from '@/lib/shared/address-with'
import type { Page as Rows } from '@/lib/shared/page'
import { FollowUpRows } from './follow-up-rows'
import { followUpsAddress } from './follow-ups-address'

interface FollowUpListScreenProps {
  filter: FollowUpListFilter
  page: Rows<FollowUpRow>
  /** The filtered person. */
  person: { id: string; name: string } | null
  /** The filtered goal or feedback; null if unreadable. */
  subject: { title: string } | null
  zone: string
}

const tabs = followUpTabs.map((value) => ({ value, label: followUpTabLabels[value] }))

const nothing: Readonly<Record<FollowUpTab, string>> = {
  upcoming: 'No upcoming follow-ups',
  past: 'No past follow-ups',
  all: 'No follow-ups yet',
}

/** Kept in the URL between lists. */
const keptOf = ({ person, goal, review, search }: FollowUpListFilter) => chosenFilters({ person, goal, review, search })

function NoFollowUps({ filter, first }: { filter: FollowUpListFilter; first: string | undefined }) {
  if (first !== undefined) return <EndOfList title="No more follow-ups" first={first} />
  const isNarrowed = Object.keys(keptOf(filter)).length > 0
  return (
    <Card flush>
      <EmptyState
        icon={<Icon name={isNarrowed ? 'search-x' : 'calendar-clock'} />}
        title={isNarrowed ? 'No results' : nothing[filter.tab]}
        text={!isNarrowed && 'Meet about a goal or feedback, and keep decisions and next steps.'}
        action={
          isNarrowed ? (
            <ButtonLink href={followUpsAddress({ tab: filter.tab })}>Clear filters</ButtonLink>
          ) : (
            <ButtonLink href="/followups/add">Schedule a follow-up</ButtonLink>
          )
        }
      />
    </Card>
  )
}

/** The chosen subject, and the way back to every follow-up. */
const AboutWhat = ({ filter, subject }: Pick<FollowUpListScreenProps, 'filter' | 'subject'>) => (
  <>
    {subject !== null && `About “${subject.title}”. `}
    <TextLink href={followUpsAddress({ ...filter, goal: undefined, review: undefined, after: undefined })}>
      Show all
    </TextLink>
  </>
)

export function FollowUpListScreen({ filter, page: { rows, next }, person, subject, zone }: FollowUpListScreenProps) {
  const first = filter.after === undefined ? undefined : followUpsAddress({ ...filter, after: undefined })
  const isEmpty = rows.length === 0
  const isAbout = filter.goal !== undefined || filter.review !== undefined
  return (
    <Page>
      <PageHeader
        title="Follow-ups"
        text={isAbout && <AboutWhat filter={filter} subject={subject} />}
        action={
          <>
            <ButtonLink href="/followups/reports" variant="ghost">
              <Icon name="chart-column" />
              Report
            </ButtonLink>
            <ButtonLink href="/followups/add" variant="primary">
              <Icon name="plus" />
              Schedule a follow-up
            </ButtonLink>
          </>
        }
        tabs={<Tabs label="Follow-up lists" path="/followups" active={filter.tab} tabs={tabs} keep={keptOf(filter)} />}
      />
      {(!isEmpty || person !== null || filter.search !== '') && (
        <ListToolbar
          search={
            <SearchInput
              key={filter.search}
              label="Search follow-ups"
              name="search"
              action="/followups"
              defaultValue={filter.search}
              keep={{ ...keptOf(filter), search: undefined, tab: filter.tab }}
            />
          }
        >
          <PersonFilter person={person} href={followUpsAddress({ ...filter, person: undefined, after: undefined })} />
        </ListToolbar>
      )}
      {isEmpty ? (
        <NoFollowUps filter={filter} first={first} />
      ) : (
        <FollowUpRows label={followUpTabLabels[filter.tab]} rows={rows} zone={zone} />
      )}
      <Pagination first={first} next={next === null ? undefined : followUpsAddress({ ...filter, after: next })} />
    </Page>
  )
}
