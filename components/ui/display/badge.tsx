import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

export const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const
export type Tone = (typeof tones)[number]

interface BadgeProps {
  tone?: Tone
  icon?: ReactNode
  /** For user text such as tags: long ones wrap. */
  wrap?: boolean
  children: ReactNode
}

/** A status; colour only supports the text. */
export function Badge({ tone = 'neutral', icon, wrap, children }: BadgeProps) {
  return (
    <span className={cx('badge', `badge-${tone}`, wrap && 'badge-wrap')}>
      {icon}
      {children}
    </span>
  )
}
