import { Icon } from '@/components/ui/icon/icon'
import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { breakable } from '@/components/ui/display/breakable'

const looks = {
  info: { box: 'bg-info-soft text-info-ink', icon: 'info' },
  success: { box: 'bg-success-soft text-success-ink', icon: 'circle-check' },
  warning: { box: 'bg-warning-soft text-warning-ink', icon: 'triangle-exclamation-point' },
  danger: { box: 'bg-danger-soft text-danger-ink', icon: 'circle-exclamation-point' },
  /** Says who sees what. */
  privacy: { box: 'bg-primary-soft text-primary-ink', icon: 'lock' },
} as const

interface CalloutProps {
  tone?: keyof typeof looks
  title?: ReactNode
  action?: ReactNode
  /** Announced immediately. */
  urgent?: boolean
  className?: string
  children?: ReactNode
}

/** A notice. */
export function Callout({ tone = 'info', title, action, urgent, className, children }: CalloutProps) {
  const { box, icon } = looks[tone]
  return (
    <div
      role={urgent ? 'alert' : undefined}
      className={cx('flex items-start gap-3 rounded-lg px-4 py-3', box, className)}
    >
      <Icon name={icon} className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1 wrap-anywhere text-ink">
        {title && <p className="font-medium">{breakable(title)}</p>}
        {children && <div className="text-pretty">{breakable(children)}</div>}
      </div>
      {action}
    </div>
  )
}
