import Link from 'next/link'
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
    <ul
      aria-label={label}
      className={cx('divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface', className)}
    >
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

/** One thing of a list. Few elements and no script of its own, because a page shows fifty of them. */
export function ListRow({ href, title, text, start, end, action }: ListRowProps) {
  return (
    <li
      className={cx(
        'relative flex min-h-14 items-center gap-3 px-4 py-2.5',
        href && 'transition-colors duration-fast hover:bg-hover/60 has-[a:focus-visible]:bg-hover',
      )}
    >
      {start}
      <div className="min-w-0 flex-1">
        {href ? (
          <Link
            href={href}
            prefetch={false}
            data-tip={typeof title === 'string' ? title : undefined}
            data-tip-if="cut"
            className="block truncate font-medium after:absolute after:inset-0 focus-visible:-outline-offset-2 max-sm:line-clamp-2 max-sm:whitespace-normal"
          >
            {title}
          </Link>
        ) : (
          <p className="truncate font-medium">{title}</p>
        )}
        {text && <p className="truncate text-sm text-subtle">{text}</p>}
      </div>
      {end && <div className="flex shrink-0 items-center gap-3 text-sm text-subtle">{end}</div>}
      {action && <div className="relative shrink-0">{action}</div>}
    </li>
  )
}
