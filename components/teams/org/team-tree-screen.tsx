import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { SearchInput } from '@/components/ui/input/search-input'
import { Card } from '@/components/ui/layout/card'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { plural } from '@/lib/shared/text'
import type { TeamTree as Tree } from '@/lib/teams/tree/queries'
import type { TreeFilter } from '@/lib/teams/tree/schema'
import { NoTeams } from '../list/no-teams'
import { TeamTree } from './team-tree'

/** Beyond that many, a tree that is wholly open is a wall. */
const wholeAtMost = 60

interface TeamTreeScreenProps {
  filter: TreeFilter
  tree: Tree
}

/** How the workspace is put together: every team under the one it is part of, with who leads it. */
export function TeamTreeScreen({ filter: { search }, tree }: TeamTreeScreenProps) {
  const { branches, foundCount, teamCount, can } = tree
  const isWhole = search !== '' || teamCount <= wholeAtMost
  return (
    <Page>
      <PageHeader
        back={{ href: '/users?tab=teams', label: 'Teams' }}
        title="How we are put together"
        text="Every team under the one it is part of, and who leads it."
        action={
          can.create && (
            <ButtonLink href="/users/teams/add" variant="primary">
              <Icon name="plus" />
              New team
            </ButtonLink>
          )
        }
      />
      {teamCount > 0 && (
        <ListToolbar
          search={<SearchInput key={search} label="Search teams or managers" name="search" defaultValue={search} />}
          count={plural(search === '' ? teamCount : foundCount, 'team')}
        />
      )}
      {branches.length === 0 ? (
        <NoTeams search={search} canCreate={can.create} all="/users/teams" />
      ) : (
        <Card flush className="tree p-1">
          <TeamTree branches={branches} openLevels={isWhole ? Infinity : 1} />
        </Card>
      )}
    </Page>
  )
}
