import type { ReactNode } from 'react'

interface ListToolbarProps {
  search?: ReactNode
  children?: ReactNode
  /** The count, for example "128 people". */
  count?: ReactNode
}

/** Search, filters and count above a list. */
export function ListToolbar({ search, children, count }: ListToolbarProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      {search && <div className="w-full sm:w-72">{search}</div>}
      {children}
      {count && <p className="ml-auto text-subtle tabular-nums">{count}</p>}
    </div>
  )
}
