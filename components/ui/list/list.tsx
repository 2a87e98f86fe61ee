import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { cx } from '@/components/ui/cx'
import { breakable } from '@/components/ui/display/breakable'

interface ListProps {
  label: string
  className?: string
  children: ReactNode
}

/** A list of things one can open. */
export function List({ label, className, children }: ListProps) {
  return (
    <ul aria-label={label} className={cx('list', className)}>
      {children}
    </ul>
  )
}

interface ListRowProps {
  /** What is opened by pressing anywhere on the row. */
  href?: string
  title: ReactNode
  /** Quiet words under the title. */
  text?: ReactNode
  /** An avatar or an icon. */
  start?: ReactNode
  /** A few words, or one element: a badge, a date. */
  end?: ReactNode
  /** A menu, above the row's own link. */
  action?: ReactNode
}

/** One thing of a list. Few elements, short names and no script of its own, because a page shows fifty of them. */
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
