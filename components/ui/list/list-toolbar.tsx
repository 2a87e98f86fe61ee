import type { ReactNode } from 'react'

interface ListToolbarProps {
  /** The search box. */
  search?: ReactNode
  /** Filters and sorting. */
  children?: ReactNode
  /** How many there are, for example "128 people". */
  count?: ReactNode
}

/** What stands above a list: search, filters, the count. */
export function ListToolbar({ search, children, count }: ListToolbarProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      {search && <div className="w-full sm:w-72">{search}</div>}
      {children}
      {count && <p className="ml-auto text-subtle tabular-nums">{count}</p>}
    </div>
  )
}
