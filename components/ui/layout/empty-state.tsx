import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { breakable } from '@/components/ui/display/breakable'

interface EmptyStateProps {
  icon?: ReactNode
  title: string
  text?: ReactNode
  action?: ReactNode
  className?: string
}

/** A list's empty state. */
export function EmptyState({ icon, title, text, action, className }: EmptyStateProps) {
  return (
    <div className={cx('flex flex-col items-center px-6 py-14 text-center', className)}>
      {icon && (
        <span
          aria-hidden="true"
          className="mb-4 inline-flex size-11 items-center justify-center rounded-full bg-accent-soft text-accent-ink [&_svg]:size-5"
        >
          {icon}
        </span>
      )}
      <p className="text-md font-semibold text-balance">{title}</p>
      {text && <p className="mt-1 max-w-96 text-balance wrap-anywhere text-muted">{breakable(text)}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
