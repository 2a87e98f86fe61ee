import { cx } from '@/components/ui/cx'
import { wholePercent } from '@/lib/shared/text'
import { drawablePercent, progressTone, type ProgressTone } from './progress-tone'

const fills: Record<ProgressTone, string> = {
  danger: 'fill-danger',
  warning: 'fill-warning',
  info: 'fill-info',
  success: 'fill-success',
  primary: 'fill-primary',
}

interface ProgressBarProps {
  percent: number
  /** The accessible name. */
  label: string
  /** One colour at every value, for usage of a limit. */
  isUsage?: boolean
  className?: string
}

export function ProgressBar({ percent, label, isUsage, className }: ProgressBarProps) {
  const drawn = drawablePercent(percent)
  return (
    <svg
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={wholePercent(drawn)}
      className={cx('progress-bar', className)}
    >
      <rect
        width={`${drawn}%`}
        height="100%"
        rx="3"
        className={isUsage ? 'fill-primary' : fills[progressTone(drawn)]}
      />
    </svg>
  )
}
