import { Icon } from '@/components/ui/icon/icon'
import { Avatar } from '@/components/ui/display/avatar'
import { Badge } from '@/components/ui/display/badge'
import { Callout } from '@/components/ui/display/callout'
import { FilterSelect } from '@/components/ui/input/filter-select'
import { SearchInput } from '@/components/ui/input/search-input'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import type { AskedPerson } from '@/lib/reviews/results/queries/list-asked'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { orderOf, peopleOrders, type PeopleOrder, type ResultsFilter } from '@/lib/reviews/results/schema'
import { hasEnded } from '@/lib/reviews/model/rules/review-state'
import { relationshipLabels } from '@/lib/reviews/model/rules/relationships'
import { addressWith } from '@/lib/shared/address-with'

interface PeopleListProps {
  head: ReviewHead
  kind: 'team' | 'invited'
  people: { rows: AskedPerson[]; next: string | null }
  filter: ResultsFilter
}

const orderLabels: Record<PeopleOrder, string> = { name: 'By name', group: 'By relationship', state: 'By state' }

function Nobody({ head, kind, filter: { search, after } }: Pick<PeopleListProps, 'head' | 'kind' | 'filter'>) {
  if (search !== '' || after !== undefined) {
    return (
      <EmptyState
        icon={<Icon name="search-x" />}
        title={search === '' ? 'No more people' : `No results for “${search}”`}
      />
    )
  }
  if (head.askedCount === 0) {
    const title = hasEnded(head.status) ? 'Nobody was asked' : 'Nobody asked yet'
    return <EmptyState icon={<Icon name="users-round" />} title={title} />
  }
  return kind === 'team' ? (
    <EmptyState
      icon={<Icon name="users-round" />}
      title="No colleagues asked"
      text="Only external reviewers were asked."
    />
  ) : (
    <EmptyState icon={<Icon name="mail" />} title="No external reviewers asked" text="Only colleagues were asked." />
  )
}

const addressOf = ({ head, kind, filter: { search, sort } }: Omit<PeopleListProps, 'people'>, after?: string) =>
  addressWith(head.path, { tab: kind, search, sort, after })

function Toolbar({ head, kind, filter }: Omit<PeopleListProps, 'people'>) {
  const { search, sort } = filter
  // Sorting an anonymous review by state would reveal who answered.
  const orders = peopleOrders.filter((order) => order !== 'state' || head.anonymity !== 'ANONYMOUS')
  return (
    <ListToolbar
      search={
        <SearchInput
          key={search}
          label="Search by name"
          name="search"
          defaultValue={search}
          keep={{ tab: kind, sort }}
        />
      }
    >
      <FilterSelect
        className="max-w-44"
        label="Sort by"
        name="sort"
        value={orderOf(peopleOrders, sort)}
        options={orders.map((order) => ({ value: order, label: orderLabels[order] }))}
        href={addressOf({ head, kind, filter: { ...filter, sort: undefined } })}
      />
    </ListToolbar>
  )
}

const factsOf = ({ relationship, email, isOutOfReach, memberId }: AskedPerson) => [
  relationship === 'OTHER' ? '' : relationshipLabels[relationship],
  email,
  isOutOfReach ? (memberId === null ? 'Unsubscribed' : 'Deactivated') : '',
]

/** Respondents, with state unless anonymous. */
export function PeopleList(props: PeopleListProps) {
  const { head, kind, people, filter } = props
  const isFirstPage = filter.after === undefined
  const isEmpty = people.rows.length === 0
  return (
    <>
      {head.anonymity === 'ANONYMOUS' && (
        <Callout tone="privacy" className="mb-4">
          Nobody sees who answered.
        </Callout>
      )}
      {(!isEmpty || filter.search !== '') && <Toolbar head={head} kind={kind} filter={filter} />}
      {isEmpty ? (
        <Card flush>
          <Nobody head={head} kind={kind} filter={filter} />
        </Card>
      ) : (
        <List label={kind === 'team' ? 'Colleagues asked' : 'External reviewers asked'}>
          {people.rows.map((one) => (
            <ListRow
              key={one.id}
              start={<Avatar name={one.name} pictureId={one.pictureId} />}
              title={one.name}
              text={<FactLine facts={factsOf(one)} />}
              end={one.badge && <Badge tone={one.badge.tone}>{one.badge.label}</Badge>}
            />
          ))}
        </List>
      )}
      <Pagination
        first={isFirstPage ? undefined : addressOf(props)}
        next={people.next === null ? undefined : addressOf(props, people.next)}
      />
    </>
  )
}
