import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { SearchInput } from '@/components/ui/input/search-input'
import { Card } from '@/components/ui/layout/card'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import { plural } from '@/lib/shared/text'
import type { TeamTree as Tree } from '@/lib/teams/tree/queries/get-team-tree'
import type { TreeFilter } from '@/lib/teams/tree/schema'
import { NoTeams } from '@/components/teams/list/no-teams'
import { TeamTree } from './team-tree'

const path = '/users/teams'

const addressOf = (view: Record<string, string>) => `${path}?${new URLSearchParams(view).toString()}`

interface TeamTreeScreenProps {
  filter: TreeFilter
  tree: Tree
}

/** How the workspace is put together: every team under the one it is part of, with who leads it. */
export function TeamTreeScreen({ filter: { search, after }, tree }: TeamTreeScreenProps) {
  const { branches, count, next, isCut, can } = tree
  const kept: Record<string, string> = search === '' ? {} : { search }
  const first = after === undefined ? undefined : addressOf(kept)
  const isEmpty = count === 0 && search === '' && first === undefined
  return (
    <Page>
      <PageHeader
        back={{ href: '/users?tab=teams', label: 'Teams' }}
        title="How we are put together"
        text="Every team under the one it is part of, and who leads it."
        action={
          can.create &&
          // Where there are no teams yet, the first is made below.
          !isEmpty && (
            <ButtonLink href="/users/teams/add" variant="primary">
              <Icon name="plus" />
              New team
            </ButtonLink>
          )
        }
      />
      {!isEmpty && (
        <ListToolbar
          search={<SearchInput key={search} label="Search teams or managers" name="search" defaultValue={search} />}
          // A page beyond the last does not know how many there are.
          count={first !== undefined && count === 0 ? undefined : plural(count, 'team')}
        />
      )}
      {branches.length === 0 ? (
        <NoTeams {...{ search, first }} canCreate={can.create} all={path} />
      ) : (
        <Card flush className="tree p-1">
          <TeamTree branches={branches} />
        </Card>
      )}
      {isCut && <p className="mt-4 text-muted">Only the upper levels are shown. Open a team to see the teams in it.</p>}
      <Pagination first={first} next={next === null ? undefined : addressOf({ ...kept, after: next })} />
    </Page>
  )
}
