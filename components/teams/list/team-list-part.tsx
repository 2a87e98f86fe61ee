import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { SearchInput } from '@/components/ui/input/search-input'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import { plural } from '@/lib/shared/text'
import type { TeamPage } from '@/lib/teams/queries/list-teams'
import type { TeamListFilter } from '@/lib/teams/schema'
import { addressWith } from '@/lib/shared/address-with'
import { NoTeams } from './no-teams'
import { TeamList } from './team-list'

const tab = 'teams'

const addressOf = (view: Partial<TeamListFilter>) => addressWith('/users', { tab, ...view })

export function TeamListPart({ filter: { search, after }, page }: { filter: TeamListFilter; page: TeamPage }) {
  const { rows, next, count, can } = page
  const first = after === undefined ? undefined : addressOf({ search })
  return (
    <>
      {(count > 0 || search !== '') && (
        <ListToolbar
          search={<SearchInput key={search} label="Search teams" name="search" defaultValue={search} keep={{ tab }} />}
          count={plural(count, 'team')}
        >
          <ButtonLink href="/users/teams">
            <Icon name="list-tree" />
            Org chart
          </ButtonLink>
          {can.create && (
            <ButtonLink href="/users/teams/add">
              <Icon name="plus" />
              Create a team
            </ButtonLink>
          )}
        </ListToolbar>
      )}
      {rows.length === 0 ? (
        <NoTeams search={search} first={first} canCreate={can.create} all={addressOf({})} />
      ) : (
        <TeamList label="Teams" rows={rows} />
      )}
      <Pagination first={first} next={next === null ? undefined : addressOf({ search, after: next })} />
    </>
  )
}
