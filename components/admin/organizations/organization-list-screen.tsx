import { ButtonLink } from '@/components/ui/button/button-link'
import { Badge } from '@/components/ui/display/badge'
import { Icon } from '@/components/ui/icon/icon'
import { FilterSelect } from '@/components/ui/input/filter-select'
import { SearchInput } from '@/components/ui/input/search-input'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import { adminAddress } from '@/components/admin/admin-address'
import { organizationBadge } from '@/lib/admin/organizations/rules'
import type { OrganizationRow } from '@/lib/admin/organizations/queries/list-organizations'
import type { OrganizationFilter } from '@/lib/admin/organizations/schema'
import { planNames } from '@/lib/billing/schema'
import { formatDate } from '@/lib/shared/dates'
import type { Page as Rows } from '@/lib/shared/page'
import { rangeLabels, reportRanges } from '@/lib/shared/report-ranges'
import { plural } from '@/lib/shared/text'

interface OrganizationListScreenProps {
  filter: OrganizationFilter
  page: Rows<OrganizationRow>
  zone: string
}

const path = '/admin/organizations'
const plans = [
  { value: 'all', label: 'All plans' },
  ...Object.entries(planNames).map(([value, label]) => ({ value, label })),
]
const states = [
  { value: 'all', label: 'All states' },
  { value: 'open', label: 'Open' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'leaving', label: 'Being deleted' },
]

const happenings = { created: 'Created', active: 'Active', paid: 'Paid' }

const periodsOf = (by: OrganizationFilter['by']) => [
  { value: 'all', label: 'Any time' },
  ...reportRanges.map((value) => ({ value, label: `${happenings[by]}: ${rangeLabels[value].toLowerCase()}` })),
]

const billings = [
  { value: 'all', label: 'All subscriptions' },
  { value: 'trial', label: 'Trial' },
  { value: 'paying', label: 'Paying' },
  { value: 'past-due', label: 'Past due' },
  { value: 'halted', label: 'Halted' },
  { value: 'initiated', label: 'Initiated' },
  { value: 'ending', label: 'Ending' },
  { value: 'ended', label: 'Ended' },
  { value: 'to-refund', label: 'To refund' },
]

function Row({ row, zone }: { row: OrganizationRow; zone: string }) {
  const { id, name, slug, plan, peopleCount, activeAt } = row
  const badge = organizationBadge(row)
  const active = activeAt ? `active ${formatDate(activeAt, 'MMM DD, YYYY', zone)}` : 'no activity'
  return (
    <ListRow
      href={`${path}/${id}`}
      title={name}
      text={<FactLine facts={[slug, planNames[plan], plural(peopleCount, 'person', 'people'), active]} />}
      end={badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
    />
  )
}

export function OrganizationListScreen({ filter, page, zone }: OrganizationListScreenProps) {
  const { search, plan, state, billing, since, by, after } = filter
  const chosen = { search, plan, state, billing, since, by }
  const without = (name: keyof typeof chosen) => adminAddress(path, { ...chosen, [name]: undefined })
  return (
    <Page>
      <PageHeader title="Workspaces" />
      <ListToolbar
        search={
          <SearchInput
            key={search}
            label="Search workspaces"
            name="search"
            action={path}
            defaultValue={search}
            keep={{ plan, state, billing, since, by }}
          />
        }
      >
        <FilterSelect
          label="Plan"
          name="plan"
          value={plan}
          options={plans}
          href={without('plan')}
          className="max-sm:min-w-0 max-sm:basis-[calc(50%-0.25rem)] sm:w-40"
        />
        <FilterSelect
          label="State"
          name="state"
          value={state}
          options={states}
          href={without('state')}
          className="max-sm:min-w-0 max-sm:basis-[calc(50%-0.25rem)] sm:w-40"
        />
        <FilterSelect
          label="Subscription"
          name="billing"
          value={billing}
          options={billings}
          href={without('billing')}
          className="max-sm:min-w-0 max-sm:basis-[calc(50%-0.25rem)] sm:w-44"
        />
        <FilterSelect
          label="Period"
          name="since"
          value={since}
          options={periodsOf(by)}
          href={without('since')}
          className="max-sm:min-w-0 max-sm:basis-[calc(50%-0.25rem)] sm:w-52"
        />
      </ListToolbar>
      {page.rows.length > 0 ? (
        <List label="Workspaces">
          {page.rows.map((row) => (
            <Row key={row.id} row={row} zone={zone} />
          ))}
        </List>
      ) : (
        <Card flush>
          <EmptyState
            icon={<Icon name="search-x" />}
            title="No results"
            action={<ButtonLink href={path}>Clear filters</ButtonLink>}
          />
        </Card>
      )}
      <Pagination
        first={after === undefined ? undefined : adminAddress(path, chosen)}
        next={page.next === null ? undefined : adminAddress(path, { ...chosen, after: page.next })}
      />
    </Page>
  )
}
