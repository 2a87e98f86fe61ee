import type { ReactNode } from 'react'
import { Pagination } from '@/components/ui/list/pagination'
import type { PeopleGroups, PeoplePage } from '@/lib/members/people/queries/list-people'
import type { PeopleListFilter } from '@/lib/members/people/schema'
import { PeopleActs } from './acts/people-acts'
import { NoPeople } from './no-people'
import { addressOf } from './people-address'
import { PeopleFilters } from './people-filters'
import { PeopleList } from './people-list'
import { PeopleMenu } from './people-menu'

interface PeoplePartProps {
  filter: PeopleListFilter
  page: PeoplePage
  groups: PeopleGroups
  selfId: string
  /** Selection and edits are available. */
  isManaged: boolean
  /** Other modules' dialogs. */
  more?: ReactNode
}

/** Members; for Admins, with individual and bulk actions. */
export function PeoplePart({ filter, page, groups, selfId, isManaged, more }: PeoplePartProps) {
  const { rows, next, matching } = page
  const list = <PeopleList rows={rows} selfId={selfId} isManaged={isManaged} />
  return (
    <>
      <PeopleFilters filter={filter} groups={groups} matching={matching} />
      {rows.length === 0 && <NoPeople filter={filter} />}
      {rows.length > 0 && !isManaged && list}
      {rows.length > 0 && isManaged && (
        <PeopleActs key={addressOf(filter)} state={filter.state} more={more}>
          {list}
          <PeopleMenu state={filter.state} />
        </PeopleActs>
      )}
      <Pagination
        first={filter.after === undefined ? undefined : addressOf({ ...filter, after: undefined })}
        next={next === null ? undefined : addressOf({ ...filter, after: next })}
      />
    </>
  )
}
