import type { ComponentProps, ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

interface TableProps {
  /** The caption for screen readers. */
  caption: string
  children: ReactNode
}

/** Scrolls within its own frame on narrow windows. */
export function Table({ caption, children }: TableProps) {
  return (
    <div
      role="region"
      aria-label={caption}
      // A scroll area needs keyboard focus, or hidden columns are unreachable.
      tabIndex={0}
      className="table-frame"
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
  /** Right-aligned figures. */
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
