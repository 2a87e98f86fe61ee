import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { cx } from '@/components/ui/cx'
import { breakable } from '@/components/ui/display/breakable'

interface ListProps {
  label: string
  className?: string
  children: ReactNode
}

/** A list of openable rows. */
export function List({ label, className, children }: ListProps) {
  return (
    <ul aria-label={label} className={cx('list', className)}>
      {children}
    </ul>
  )
}

interface ListRowProps {
  /** Opened by a press anywhere on the row. */
  href?: string
  title: ReactNode
  /** Secondary text. */
  text?: ReactNode
  start?: ReactNode
  /** A few words or one element, such as a badge or date. */
  end?: ReactNode
  /** A menu above the row's link. */
  action?: ReactNode
}

/** A list row; few elements and no script, because a page shows fifty. */
export function ListRow({ href, title, text, start, end, action }: ListRowProps) {
  return (
    <li className="row">
      {start}
      <div className="row-main">
        {href ? <Link href={href}>{breakable(title)}</Link> : <p className="row-title">{breakable(title)}</p>}
        {breakable(text)}
      </div>
      {typeof end === 'string' ? <span>{end}</span> : end}
      {action && <div className="relative">{action}</div>}
    </li>
  )
}
