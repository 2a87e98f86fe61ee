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
      <table className="table">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  )
}

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead>
      <tr>{children}</tr>
    </thead>
  )
}

export function TableBody({ children }: { children: ReactNode }) {
  return <tbody>{children}</tbody>
}

export const TableRow = (props: ComponentProps<'tr'>) => <tr {...props} />

interface CellProps {
  /** Figures stand at the right, under each other. */
  numeric?: boolean
}

const lookOf = ({ numeric, className }: CellProps & { className?: string }) =>
  cx(numeric && 'numeric', className) || undefined

export const HeadCell = ({ numeric, className, ...rest }: ComponentProps<'th'> & CellProps) => (
  <th scope="col" {...rest} className={lookOf({ numeric, className })} />
)

export const Cell = ({ numeric, className, ...rest }: ComponentProps<'td'> & CellProps) => (
  <td {...rest} className={lookOf({ numeric, className })} />
)
