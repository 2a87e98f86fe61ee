import { cx } from '@/components/ui/cx'
import { wholePercent } from '@/lib/shared/text'
import { drawablePercent, progressTone, type ProgressTone } from './progress-tone'

const colours: Record<ProgressTone, string> = {
  danger: 'text-danger',
  warning: 'text-warning',
  info: 'text-info',
  success: 'text-success',
  primary: 'text-primary',
}

interface ProgressBarProps {
  percent: number
  /** The accessible name; without it the bar is decoration beside its words. */
  label?: string
  /** One colour at every value, for usage of a limit. */
  isUsage?: boolean
  className?: string
}

export function ProgressBar({ percent, label, isUsage, className }: ProgressBarProps) {
  const drawn = drawablePercent(percent)
  return (
    <progress
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      max={100}
      value={wholePercent(drawn)}
      className={cx('progress-bar', isUsage ? 'text-primary' : colours[progressTone(drawn)], className)}
    />
  )
}
