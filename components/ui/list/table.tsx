import type { ComponentProps, ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

interface TableProps {
  /** What the table holds, read aloud before it. */
  caption: string
  /** Keeps the head in view: gives the table its own scroll area of this height, for example "max-h-96". */
  scroll?: string
  children: ReactNode
}

/** A dense, plain table. On a narrow window it scrolls inside its own frame, never the page. */
export function Table({ caption, scroll, children }: TableProps) {
  return (
    <div
      role="region"
      aria-label={caption}
      // A part that scrolls must be reachable by keyboard, or its hidden columns are not.
      tabIndex={0}
      className={cx('overflow-auto rounded-lg border border-line bg-surface', scroll)}
    >
      <table className="w-full border-collapse text-left tabular-nums">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  )
}

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className="sticky top-0 z-10 bg-surface after:absolute after:inset-x-0 after:bottom-0 after:z-[2] after:h-px after:bg-line">
      <tr>{children}</tr>
    </thead>
  )
}

export function TableBody({ children }: { children: ReactNode }) {
  return <tbody className="divide-y divide-line">{children}</tbody>
}

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr {...rest} className={cx('transition-colors duration-fast hover:bg-hover/60', className)} />
}

interface CellProps {
  /** Figures stand at the right, under each other. */
  numeric?: boolean
}

export function HeadCell({ numeric, className, ...rest }: ComponentProps<'th'> & CellProps) {
  return (
    <th
      scope="col"
      {...rest}
      className={cx(
        'h-9 px-4 text-xs font-medium whitespace-nowrap text-subtle first:pl-5 last:pr-5',
        numeric && 'text-right',
        className,
      )}
    />
  )
}

export function Cell({ numeric, className, ...rest }: ComponentProps<'td'> & CellProps) {
  return <td {...rest} className={cx('h-11 px-4 py-2 first:pl-5 last:pr-5', numeric && 'text-right', className)} />
}
