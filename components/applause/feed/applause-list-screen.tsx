import { GateReason } from '@/components/shell/gate-reason'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Callout } from '@/components/ui/display/callout'
import { Icon } from '@/components/ui/icon/icon'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Tabs } from '@/components/ui/layout/tabs'
import { Pagination } from '@/components/ui/list/pagination'
import type { ApplauseCard } from '@/lib/applause/queries/list-applause'
import type { CategoryChoice } from '@/lib/applause/queries/list-categories'
import { applauseTabLabels, applauseTabs } from '@/lib/applause/rules/applause-labels'
import { GIVE_PATH } from '@/lib/applause/rules/applause-paths'
import type { ApplauseListFilter } from '@/lib/applause/schema'
import { chosenFilters } from '@/lib/shared/address-with'
import type { Page as Rows } from '@/lib/shared/page'
import { applauseAddress } from './applause-address'
import { ApplauseFilters } from './applause-filters'
import { ApplauseItem } from './applause-item'
import { isFiltered, NoApplause } from './no-applause'

interface ApplauseListScreenProps {
  filter: ApplauseListFilter
  page: Rows<ApplauseCard>
  categories: readonly CategoryChoice[]
  /** The filtered person. */
  person: { id: string; name: string } | null
  /** Why nobody can give applause, or null. */
  gate: string | null
  /** The viewer is in a team. */
  hasTeams: boolean
  zone: string
  now: Date
}

/** Without teams for people who are in none. */
const tabsFor = (hasTeams: boolean) =>
  applauseTabs
    .filter((value) => value !== 'teams' || hasTeams)
    .map((value) => ({ value, label: applauseTabLabels[value] }))

const GiveButton = ({ isOff }: { isOff: boolean }) =>
  isOff ? (
    <Button variant="primary" disabled>
      Give applause
    </Button>
  ) : (
    <ButtonLink href={GIVE_PATH} variant="primary">
      <Icon name="plus" />
      Give applause
    </ButtonLink>
  )

export function ApplauseListScreen({
  filter,
  page,
  categories,
  person,
  gate,
  hasTeams,
  ...moment
}: ApplauseListScreenProps) {
  const { zone, now } = moment
  const { category, person: who, side, period, search, after } = filter
  const first = after === undefined ? undefined : applauseAddress({ ...filter, after: undefined })
  const isEmpty = page.rows.length === 0
  const keep = chosenFilters({ category, period, person: who, side, search })
  return (
    <Page narrow>
      <PageHeader
        title="Applaud"
        action={
          <>
            <ButtonLink href="/applaud/reports" variant="ghost">
              <Icon name="chart-column" />
              Report
            </ButtonLink>
            <GiveButton isOff={gate !== null} />
          </>
        }
        tabs={
          <Tabs
            label="Applause"
            path="/applaud"
            active={filter.tab}
            tabs={tabsFor(hasTeams || filter.tab === 'teams')}
            keep={keep}
          />
        }
      />
      {gate !== null && (
        <Callout tone="info" className="mb-6">
          <GateReason reason={gate} />
        </Callout>
      )}
      {(!isEmpty || isFiltered(filter)) && <ApplauseFilters filter={filter} categories={categories} person={person} />}
      {isEmpty ? (
        <NoApplause filter={filter} first={first} canGive={gate === null} />
      ) : (
        <ul aria-label={applauseTabLabels[filter.tab]} className="list">
          {page.rows.map((applause) => (
            <ApplauseItem key={applause.id} applause={applause} zone={zone} now={now} isReadOnly={gate !== null} />
          ))}
        </ul>
      )}
      <Pagination
        first={first}
        next={page.next === null ? undefined : applauseAddress({ ...filter, after: page.next })}
      />
    </Page>
  )
}
