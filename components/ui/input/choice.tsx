import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

interface ChoiceProps {
  control: ReactNode
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
  inert?: boolean
  className?: string
}

export function Choice({ control, label, hint, disabled, inert, className }: ChoiceProps) {
  return (
    <label
      inert={inert}
      className={cx('flex min-h-6 items-start gap-2.5', disabled && 'cursor-not-allowed', className)}
    >
      {control}
      <span className="min-w-0 wrap-anywhere">
        <span className={cx('block', disabled && 'text-subtle')}>{label}</span>
        {hint && <span className="block text-sm text-subtle">{hint}</span>}
      </span>
    </label>
  )
}
