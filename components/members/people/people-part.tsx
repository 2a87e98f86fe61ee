import { ButtonLink } from '@/components/ui/button/button-link'
import type { PeopleCounts, PeopleGroups, PersonRow } from '@/lib/members/people/lists/queries'
import type { PeopleListFilter } from '@/lib/members/people/lists/schema'
import { PeopleActs } from './acts/people-acts'
import { NoPeople } from './no-people'
import { addressOf } from './people-address'
import { PeopleFilters } from './people-filters'
import { PeopleList } from './people-list'
import { PeopleMenu } from './people-menu'

interface PeoplePartProps {
  filter: PeopleListFilter
  page: { rows: PersonRow[]; next: string | null }
  counts: PeopleCounts
  groups: PeopleGroups
  selfId: string
}

/** On from the last of a page, and back to the first: a list read by key has no pages in between. */
function Pages({ filter, next }: { filter: PeopleListFilter; next: string | null }) {
  const { after } = filter
  if (after === undefined && next === null) return null
  return (
    <nav aria-label="Pages" className="mt-4 flex justify-between gap-3">
      {after === undefined ? (
        <span />
      ) : (
        <ButtonLink href={addressOf({ ...filter, after: undefined })} size="sm">
          Back to the beginning
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink href={addressOf({ ...filter, after: next })} size="sm" rel="next">
          More people
        </ButtonLink>
      )}
    </nav>
  )
}

/** The people of the workspace; for Admins, with what can be done for one of them or for several. */
export function PeoplePart({ filter, page, counts, groups, selfId }: PeoplePartProps) {
  const { rows, next } = page
  const isManaged = counts.can.manage
  const list = <PeopleList {...{ rows, selfId, isManaged }} />
  return (
    <>
      <PeopleFilters {...{ filter, groups }} matching={counts.matching} />
      {rows.length === 0 && <NoPeople filter={filter} />}
      {rows.length > 0 && !isManaged && list}
      {rows.length > 0 && isManaged && (
        <PeopleActs key={addressOf(filter)} state={filter.state} tags={groups.tags}>
          {list}
          <PeopleMenu state={filter.state} />
        </PeopleActs>
      )}
      <Pages {...{ filter, next }} />
    </>
  )
}
