import { LearnMore } from '@/components/shell/help/learn-more'
import { Link } from '@/components/ui/link'
import { breakable } from '@/components/ui/display/breakable'
import { DateTime } from '@/components/ui/display/date-time'
import { Icon } from '@/components/ui/icon/icon'
import { FilterSelect } from '@/components/ui/input/filter-select'
import { SearchInput } from '@/components/ui/input/search-input'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { TextLink } from '@/components/ui/button/text-link'
import { FactLine } from '@/components/ui/list/fact-line'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import { List } from '@/components/ui/list/list'
import type { AuditPage } from '@/lib/audit/queries'
import { actInWords, auditKinds, linesInWords, PRODUCT, type AuditLine } from '@/lib/audit/rules'
import { auditDayLabels, auditDays, type AuditFilter } from '@/lib/audit/schema'
import { zoneName } from '@/lib/shared/zone-names'
import { auditAddress } from './audit-address'
import { AuditExportButton } from './audit-export-button'

interface AuditPartProps {
  filter: AuditFilter
  page: AuditPage
  zone: string
}

const kindOptions = [
  { value: 'all', label: 'Everything' },
  ...auditKinds.map(({ kind, label }) => ({ value: kind, label })),
]
const dayOptions = auditDays.map((value) => ({ value, label: auditDayLabels[value] }))

/** Sentences are never truncated, because they are the log. */
function Line({ line, filter, zone }: { line: AuditLine; filter: AuditFilter; zone: string }) {
  const { createdAt, memberId, name, email, action, title } = line
  const { kind, days } = filter
  const who =
    memberId === null ? (
      PRODUCT
    ) : (
      <>
        <Link href={auditAddress({ kind, days, by: memberId })} className="rounded-sm hover:underline">
          {name}
        </Link>
        {email && breakable(` (${email})`)}
      </>
    )
  return (
    <li className="row">
      <div className="min-w-0 flex-1">
        <p className="text-pretty wrap-anywhere">{breakable(title)}</p>
        <p className="text-sm wrap-anywhere text-subtle">
          <FactLine
            facts={[who, actInWords(action), <DateTime key="at" at={createdAt} zone={zone} format="date-time" />]}
          />
        </p>
      </div>
    </li>
  )
}

function Nothing({ filter }: { filter: AuditFilter }) {
  const { who, kind, days, by } = filter
  const isNarrowed = who !== '' || kind !== 'all' || days !== '' || by !== undefined
  if (!isNarrowed) {
    return <EmptyState icon={<Icon name="list-checks" />} title="No entries yet" />
  }
  return (
    <EmptyState
      icon={<Icon name="search-x" />}
      title="No results"
      action={<TextLink href={auditAddress({})}>Clear filters</TextLink>}
    />
  )
}

export function AuditPart({ filter, page, zone }: AuditPartProps) {
  const { who, kind, days, by, after } = filter
  const first = page.rows[0]
  return (
    <>
      <ListToolbar
        search={
          <SearchInput
            key={who}
            label="Search by person"
            name="who"
            action="/workspace/edit"
            defaultValue={who}
            keep={{ tab: 'audit', kind, days }}
          />
        }
        count={<AuditExportButton filter={{ who, kind, days, by }} />}
      >
        <FilterSelect
          label="Kind"
          name="kind"
          value={kind}
          options={kindOptions}
          href={auditAddress({ who, days, by })}
          className="max-sm:min-w-0 max-sm:basis-[calc(50%-0.25rem)] sm:w-44"
        />
        <FilterSelect
          label="Period"
          name="days"
          value={days}
          options={dayOptions}
          href={auditAddress({ who, kind, by })}
          className="max-sm:min-w-0 max-sm:basis-[calc(50%-0.25rem)] sm:w-40"
        />
      </ListToolbar>
      {by !== undefined && (
        <p className="mb-3 text-muted">
          By {first?.name ?? 'this person'}. <TextLink href={auditAddress({ kind, days })}>Show everyone</TextLink>
        </p>
      )}
      {page.rows.length === 0 ? (
        <Nothing filter={filter} />
      ) : (
        <>
          <List label="Audit log">
            {page.rows.map((line) => (
              <Line key={line.id} line={line} filter={filter} zone={zone} />
            ))}
          </List>
          <p className="mt-3 text-sm text-subtle tabular-nums">
            {linesInWords(page.count)}. Times in {zoneName(zone)}. <LearnMore topic="audit-log" />
          </p>
        </>
      )}
      <Pagination
        first={after === undefined ? undefined : auditAddress({ who, kind, days, by })}
        next={page.next === null ? undefined : auditAddress({ who, kind, days, by, after: page.next })}
      />
    </>
  )
}
