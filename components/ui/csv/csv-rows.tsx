import type { ReactNode } from 'react'
import { Badge, type Tone } from '@/components/ui/display/badge'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Tabs } from '@/components/ui/layout/tabs'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import { addressWith } from '@/lib/shared/address-with'

/** An imported row in words. */
export type CsvRowView = {
  number: number
  title: readonly string[]
  facts: readonly string[]
  label: string
  tone: Tone
  href?: string
  /** Before the text: a checkbox. */
  start?: ReactNode
}

interface CsvRowsProps {
  path: string
  tabs: readonly { value: string; label: string; count: number }[]
  rows: readonly CsvRowView[]
  /** Tab, search and the last row of the previous page. */
  filter: { rows: string; search?: string; after?: number | undefined }
  next: number | null
  search?: ReactNode
  /** Beside the search. */
  more?: ReactNode
}

/** Imported rows with results; reasons are never truncated. */
export function CsvRows({ path, tabs, rows, filter, next, search, more }: CsvRowsProps) {
  const first = addressWith(path, { rows: filter.rows, search: filter.search })
  const label = tabs.find(({ value }) => value === filter.rows)?.label ?? ''
  const keep = filter.search === undefined ? undefined : { search: filter.search }
  return (
    <section aria-label="Rows">
      <Tabs label="Which rows" path={path} name="rows" active={filter.rows} tabs={tabs} keep={keep} />
      <div className="mt-4">
        {search && <ListToolbar search={search}>{more}</ListToolbar>}
        {rows.length === 0 ? (
          <EmptyState title="No rows here" text={filter.search ? 'Try fewer or other words.' : undefined} />
        ) : (
          <List label={label} className="text-pretty">
            {rows.map((row) => (
              <ListRow
                key={row.number}
                href={row.href}
                start={row.start}
                title={<FactLine facts={row.title} />}
                text={<FactLine facts={row.facts} />}
                end={row.label !== '' && <Badge tone={row.tone}>{row.label}</Badge>}
              />
            ))}
          </List>
        )}
      </div>
      <Pagination
        first={filter.after === undefined ? undefined : first}
        next={next === null ? undefined : addressWith(first, { after: next })}
      />
    </section>
  )
}
