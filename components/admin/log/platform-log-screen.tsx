import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { FilterSelect } from '@/components/ui/input/filter-select'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import { platformKinds, type PlatformLine } from '@/lib/audit/platform/rules'
import type { PlatformLogFilter } from '@/lib/audit/platform/schema'
import type { Page as Lines } from '@/lib/shared/page'
import { adminAddress } from '@/components/admin/admin-address'
import { PlatformLines } from './platform-lines'

interface PlatformLogScreenProps {
  filter: PlatformLogFilter
  page: Lines<PlatformLine>
  zone: string
}

const path = '/admin/log'
const kinds = [
  { value: 'all', label: 'Everything' },
  ...platformKinds.map(({ kind, label }) => ({ value: kind, label })),
]

export function PlatformLogScreen({ filter: { kind, about, after }, page, zone }: PlatformLogScreenProps) {
  const isNarrowed = kind !== 'all' || about !== undefined
  return (
    <Page>
      <PageHeader title="Audit log" />
      <ListToolbar>
        <FilterSelect
          label="Kind"
          name="kind"
          value={kind}
          options={kinds}
          href={adminAddress(path, { about })}
          className="w-full sm:w-56"
        />
      </ListToolbar>
      {page.rows.length > 0 ? (
        <PlatformLines lines={page.rows} zone={zone} />
      ) : (
        <Card flush>
          <EmptyState
            icon={<Icon name="list-checks" />}
            title={isNarrowed ? 'No results' : 'No entries yet'}
            action={isNarrowed && <ButtonLink href={path}>Clear filters</ButtonLink>}
          />
        </Card>
      )}
      <Pagination
        first={after === undefined ? undefined : adminAddress(path, { kind, about })}
        next={page.next === null ? undefined : adminAddress(path, { kind, about, after: page.next })}
      />
    </Page>
  )
}
