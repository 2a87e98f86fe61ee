import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

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
  /** One quiet line under the title. */
  text?: ReactNode
  /** An avatar or an icon. */
  start?: ReactNode
  /** A badge, a date, a few avatars. */
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
        {href ? (
          <a href={href} data-tip-if="cut">
            {title}
          </a>
        ) : (
          <p className="row-title">{title}</p>
        )}
        {text && <p>{text}</p>}
      </div>
      {end && <div className="row-end">{end}</div>}
      {action && <div className="relative shrink-0">{action}</div>}
    </li>
  )
}
