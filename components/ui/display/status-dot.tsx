import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import type { Tone } from './badge'

const fills: Record<Tone, string> = {
  neutral: 'bg-neutral',
  info: 'bg-info',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
}

/** A coloured dot before the words that say what it means. */
export function StatusDot({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={cx('size-2 shrink-0 rounded-full', fills[tone])} />
      {children}
    </span>
  )
}
