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
import { accountBadge } from '@/lib/admin/accounts/rules'
import type { AccountRow } from '@/lib/admin/accounts/queries'
import type { AccountFilter } from '@/lib/admin/accounts/schema'
import { formatDate } from '@/lib/shared/dates'
import type { Page as Rows } from '@/lib/shared/page'
import { rangeLabels, reportRanges } from '@/lib/shared/report-ranges'

interface AccountListScreenProps {
  filter: AccountFilter
  page: Rows<AccountRow>
  zone: string
}

const path = '/admin/users'
const periods = [
  { value: 'all', label: 'Any time' },
  ...reportRanges.map((value) => ({ value, label: `Signed up: ${rangeLabels[value].toLowerCase()}` })),
]
const states = [
  { value: 'all', label: 'Everyone' },
  { value: 'unverified', label: 'Not verified' },
  { value: 'deactivated', label: 'Deactivated' },
  { value: 'super-admins', label: 'Super admins' },
]

function Row({ row, zone }: { row: AccountRow; zone: string }) {
  const { id, email, workspaces, lastSeenAt } = row
  const badge = accountBadge(row)
  const seen = lastSeenAt ? `last seen ${formatDate(lastSeenAt, 'MMM DD, YYYY', zone)}` : 'never signed in'
  return (
    <ListRow
      href={`${path}/${id}`}
      title={email}
      text={<FactLine facts={[workspaces.join(', '), seen]} />}
      end={badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
    />
  )
}

export function AccountListScreen({ filter: { search, state, since, after }, page, zone }: AccountListScreenProps) {
  return (
    <Page>
      <PageHeader title="People" />
      <ListToolbar
        search={
          <SearchInput
            key={search}
            label="Search people"
            name="search"
            action={path}
            defaultValue={search}
            keep={{ state, since }}
          />
        }
      >
        <FilterSelect
          label="State"
          name="state"
          value={state}
          options={states}
          href={adminAddress(path, { search, since })}
          className="w-full sm:w-40"
        />
        <FilterSelect
          label="Period"
          name="since"
          value={since}
          options={periods}
          href={adminAddress(path, { search, state })}
          className="w-full sm:w-56"
        />
      </ListToolbar>
      {page.rows.length > 0 ? (
        <List label="People">
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
        first={after === undefined ? undefined : adminAddress(path, { search, state, since })}
        next={page.next === null ? undefined : adminAddress(path, { search, state, since, after: page.next })}
      />
    </Page>
  )
}
