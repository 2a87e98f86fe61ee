import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

export const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const
export type Tone = (typeof tones)[number]

const looks: Record<Tone, string> = {
  neutral: 'bg-neutral-soft text-neutral-ink',
  info: 'bg-info-soft text-info-ink',
  success: 'bg-success-soft text-success-ink',
  warning: 'bg-warning-soft text-warning-ink',
  danger: 'bg-danger-soft text-danger-ink',
}

interface BadgeProps {
  tone?: Tone
  icon?: ReactNode
  className?: string
  children: ReactNode
}

/** A state in a word. The word carries the meaning; the colour only helps to find it. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex h-5 max-w-full shrink-0 items-center gap-1 rounded-full px-2 text-xs font-medium whitespace-nowrap [&_svg]:size-3',
        looks[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
