import type { ReactNode } from 'react'
import { NoTeams } from '@/components/teams/list/no-teams'
import { WorkspaceLogo, type WorkspaceFace } from '@/components/shell/sidebar/workspace-sign'
import { ButtonLink } from '@/components/ui/button/button-link'
import { TextLink } from '@/components/ui/button/text-link'
import { Icon } from '@/components/ui/icon/icon'
import { SearchInput } from '@/components/ui/input/search-input'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import { plural } from '@/lib/shared/text'
import type { TeamChart } from '@/lib/teams/tree/queries/get-team-tree'
import type { TreeFilter } from '@/lib/teams/tree/schema'
import { addressWith } from '@/lib/shared/address-with'
import { OrgChart, TeamCard } from './org-chart'

const path = '/users/teams'

interface OrgChartScreenProps {
  filter: TreeFilter
  chart: TeamChart
  workspace: WorkspaceFace
}

/** Links up from a team's chart. */
const Above = ({ above, workspaceName }: { above: TeamChart['above']; workspaceName: string }) => (
  <nav aria-label="Teams above" className="mb-4 text-center text-sm wrap-anywhere text-muted max-lg:text-left">
    <TextLink href={path}>{workspaceName}</TextLink>
    {above.map(({ id, name }) => (
      <span key={id}>
        <span aria-hidden="true"> / </span>
        <TextLink href={addressWith(path, { top: id })}>{name}</TextLink>
      </span>
    ))}
  </nav>
)

/** The chart's root: a team, or the workspace; searches have none. */
function Root({
  chart,
  workspace,
  children,
}: Pick<OrgChartScreenProps, 'chart' | 'workspace'> & { children: ReactNode }) {
  const { top, people, above } = chart
  if (top)
    return (
      <>
        <Above above={above} workspaceName={workspace.name} />
        <div className="chart-root">
          <TeamCard team={top} people={people} />
        </div>
        {children}
      </>
    )
  return (
    <>
      <p className="chart-root chart-card flex items-center gap-3 font-semibold">
        <WorkspaceLogo {...workspace} />
        <span className="wrap-anywhere">{workspace.name}</span>
      </p>
      {children}
    </>
  )
}

/** The org chart. */
export function OrgChartScreen({ filter: { search, after }, chart, workspace }: OrgChartScreenProps) {
  const { branches, people, count, next, top, can } = chart
  const kept: Record<string, string> = { ...(search !== '' && { search }), ...(top && { top: top.id }) }
  const first = after === undefined ? undefined : addressWith(path, kept)
  const isEmpty = count === 0 && search === '' && first === undefined && !top
  const drawing = branches.length > 0 && <OrgChart branches={branches} people={people} />
  return (
    <Page>
      <PageHeader
        back={{ href: '/users?tab=teams', label: 'Teams' }}
        title="Org chart"
        action={
          can.create &&
          // Without teams, the first is created below.
          !isEmpty && (
            <ButtonLink href="/users/teams/add" variant="primary">
              <Icon name="plus" />
              Create a team
            </ButtonLink>
          )
        }
      />
      {!isEmpty && (
        <ListToolbar
          search={<SearchInput key={search} label="Search teams or managers" name="search" defaultValue={search} />}
          // A page past the end doesn't know the count.
          count={first !== undefined && count === 0 ? undefined : plural(count, 'team')}
        />
      )}
      {branches.length === 0 && !top && <NoTeams search={search} first={first} canCreate={can.create} all={path} />}
      {search === '' && (top || drawing) ? (
        <Root chart={chart} workspace={workspace}>
          {drawing}
        </Root>
      ) : (
        drawing
      )}
      <Pagination first={first} next={next === null ? undefined : addressWith(path, { ...kept, after: next })} />
    </Page>
  )
}
