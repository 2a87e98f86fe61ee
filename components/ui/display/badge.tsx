import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

export const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const
export type Tone = (typeof tones)[number]

interface BadgeProps {
  tone?: Tone
  icon?: ReactNode
  /** For words that people chose, such as a tag's: what is long takes another line. */
  wrap?: boolean
  className?: string
  children: ReactNode
}

/** A state in a word. The word carries the meaning; the colour only helps to find it. */
export function Badge({ tone = 'neutral', icon, wrap, className, children }: BadgeProps) {
  return (
    <span className={cx('badge', `badge-${tone}`, wrap && 'badge-wrap', className)}>
      {icon}
      {children}
    </span>
  )
}
