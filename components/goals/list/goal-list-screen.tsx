import { ButtonLink } from '@/components/ui/button/button-link'
import { ProgressRing } from '@/components/ui/display/progress-ring'
import { Icon } from '@/components/ui/icon/icon'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Tabs } from '@/components/ui/layout/tabs'
import { Pagination } from '@/components/ui/list/pagination'
import type { GoalListView } from '@/lib/goals/queries/get-goal-view'
import type { GoalPage } from '@/lib/goals/queries/list-goals'
import { goalTabLabels, goalTabs } from '@/lib/goals/rules/goal-tabs'
import type { GoalListFilter } from '@/lib/goals/schema'
import { fullCount } from '@/lib/shared/text'
import { GoalFilters } from './goal-filters'
import { GoalGrid } from './goal-grid'
import { GoalRows } from './goal-rows'
import { addressOf, isNarrowed } from './goals-address'
import { NoGoals } from './no-goals'
import { ViewSwitch } from './view-switch'

interface GoalListScreenProps {
  filter: GoalListFilter
  page: GoalPage
  view: GoalListView
  teams: readonly { id: string; name: string }[]
  person: { id: string; name: string } | null
  isAdmin: boolean
  mayImport: boolean
  /** The viewer's goals due for check-in. */
  dueCount: number
}

const tabs = goalTabs.map((value) => ({ value, label: goalTabLabels[value] }))

/** The percent of completed goals. */
function Overall({ overall: { all, completed, percent, isCapped } }: Pick<GoalPage, 'overall'>) {
  const of = isCapped ? `${fullCount(all)}+` : fullCount(all)
  return (
    <div className="flex items-center gap-4">
      <ProgressRing percent={percent} label="Goals completed" size={52} isBare />
      <div>
        <p className="font-semibold">{percent}% completed</p>
        <p className="text-sm text-subtle tabular-nums">
          {fullCount(completed)} of {of} {all === 1 ? 'goal' : 'goals'}
        </p>
      </div>
    </div>
  )
}

function Actions({ dueCount, mayImport }: Pick<GoalListScreenProps, 'dueCount' | 'mayImport'>) {
  return (
    <>
      <ButtonLink href="/goals/reports" variant="ghost">
        <Icon name="chart-column" />
        Report
      </ButtonLink>
      <ButtonLink href="/goals/alignment" variant="ghost">
        <Icon name="list-tree" />
        Alignment
      </ButtonLink>
      {mayImport && (
        <ButtonLink href="/goals/import" variant="ghost">
          <Icon name="upload" />
          Import
        </ButtonLink>
      )}
      {dueCount > 0 && (
        <ButtonLink href="/goals/check-in">
          <Icon name="list-checks" />
          Check in {dueCount}
        </ButtonLink>
      )}
      <ButtonLink href="/goals/add" variant="primary">
        <Icon name="plus" />
        Set a goal
      </ButtonLink>
    </>
  )
}

/** The goal list with overall progress. */
export function GoalListScreen(props: GoalListScreenProps) {
  const { filter, page, view, teams, person, isAdmin, mayImport, dueCount } = props
  const { rows, next, overall } = page
  const first = filter.after === undefined ? undefined : addressOf({ ...filter, after: undefined })
  const label = goalTabLabels[filter.tab]
  const isEmpty = rows.length === 0
  const { search, status, person: personId, team, period, sort } = filter
  return (
    <Page>
      <PageHeader
        title="Goals"
        action={<Actions dueCount={dueCount} mayImport={mayImport} />}
        tabs={
          <Tabs
            label="Goal lists"
            path="/goals"
            active={filter.tab}
            tabs={tabs}
            keep={{ search, status, person: personId, team, period, ...(sort !== 'updated' && { sort }) }}
          />
        }
      />
      {overall.all > 0 && (
        <div className="mb-6 flex items-center justify-between gap-4">
          <Overall overall={overall} />
          <ViewSwitch view={view} />
        </div>
      )}
      {(!isEmpty || isNarrowed(filter)) && <GoalFilters filter={filter} teams={teams} person={person} />}
      {isEmpty ? (
        <NoGoals filter={filter} first={first} isAdmin={isAdmin} isLead={mayImport} />
      ) : view === 'GRID' ? (
        <GoalGrid label={label} rows={rows} />
      ) : (
        <GoalRows label={label} rows={rows} />
      )}
      <Pagination first={first} next={next === null ? undefined : addressOf({ ...filter, after: next })} />
    </Page>
  )
}
