import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { FilterFold } from './filter-fold'

interface ListToolbarProps {
  search?: ReactNode
  children?: ReactNode
  /** The count, for example "128 people". */
  count?: ReactNode
  /** Filters that narrow the list now; given, phones fold them. */
  chosen?: number
}

/** Search, filters and count above a list. */
export function ListToolbar({ search, children, count, chosen }: ListToolbarProps) {
  const isFolded = chosen !== undefined
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      {search && (
        <div
          className={isFolded ? 'shrink-0 grow basis-[calc(100%-7.5rem)] sm:max-w-72 sm:basis-44' : 'w-full sm:w-72'}
        >
          {search}
        </div>
      )}
      {isFolded ? <FilterFold chosen={chosen}>{children}</FilterFold> : children}
      {count && <p className={cx('ml-auto text-subtle tabular-nums', chosen === 0 && 'max-sm:hidden')}>{count}</p>}
    </div>
  )
}
