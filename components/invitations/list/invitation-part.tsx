import { FilterSelect } from '@/components/ui/input/filter-select'
import { SearchInput } from '@/components/ui/input/search-input'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import { WaitingPart } from '@/components/invitations/seats/waiting-part'
import type { WaitingSeats } from '@/lib/invitations/seats/queries'
import type { InvitationPage } from '@/lib/invitations/queries/list-invitations'
import type { InvitationListFilter } from '@/lib/invitations/schema'
import { InvitationActs } from './invitation-acts'
import { ChosenActs } from './chosen-acts'
import { InvitationList, isChoosable, type InvitationListProps } from './invitation-list'
import { InvitationMenus } from './invitation-menus'
import { addressOf, countInWords, viewOptions } from './invitation-words'
import { NoInvitations } from './no-invitations'

interface InvitationPartProps extends Pick<InvitationListProps, 'zone' | 'requested'> {
  filter: InvitationListFilter
  page: InvitationPage
  /** Pending invitations. */
  count: number
  /** Invitations waiting for payment; null: not visible to this person. */
  seats: WaitingSeats | null
}

/** Everyone invited who hasn't joined yet. */
export function InvitationPart({ filter, page, count, seats, zone, requested }: InvitationPartProps) {
  const { status, search, after } = filter
  const isUnfiltered = status === 'all' && search === '' && after === undefined
  const { rows, next, asOf } = page
  return (
    <>
      {seats && <WaitingPart seats={seats} zone={zone} />}
      {!(isUnfiltered && rows.length === 0) && (
        <ListToolbar
          search={
            <SearchInput
              key={search}
              label="Search invitations"
              name="search"
              defaultValue={search}
              keep={{ tab: 'invited', status: status === 'all' ? undefined : status }}
            />
          }
          count={countInWords(filter, page, count)}
        >
          <FilterSelect
            label="Which invitations"
            name="status"
            value={status}
            options={viewOptions}
            href={addressOf({ search })}
            className="w-full sm:w-44"
          />
        </ListToolbar>
      )}
      {rows.length === 0 ? (
        !(isUnfiltered && seats?.batches.length) && <NoInvitations filter={filter} />
      ) : (
        <InvitationActs requested={requested}>
          <ChosenActs
            key={addressOf(filter)}
            choosable={rows.filter(isChoosable).map(({ id }) => id)}
            requested={requested}
          >
            <InvitationList rows={rows} asOf={asOf} zone={zone} requested={requested} />
          </ChosenActs>
          <InvitationMenus />
        </InvitationActs>
      )}
      <Pagination
        first={after === undefined ? undefined : addressOf({ status, search })}
        next={next === null ? undefined : addressOf({ status, search, after: next })}
      />
    </>
  )
}
