import { wholePercent } from '@/lib/shared/text'
import { drawablePercent, progressTone, type ProgressTone } from './progress-tone'

const strokes: Record<ProgressTone, string> = {
  danger: 'stroke-danger',
  warning: 'stroke-warning',
  info: 'stroke-info',
  success: 'stroke-success',
  primary: 'stroke-primary',
}

interface ProgressRingProps {
  percent: number
  /** The accessible name. */
  label: string
  /** Pixels. */
  size: number
  /** The figure stands beside it. */
  isBare?: boolean
}

const radius = 16
const around = 2 * Math.PI * radius

export function ProgressRing({ percent, label, size, isBare = false }: ProgressRingProps) {
  const drawn = drawablePercent(percent)
  return (
    <svg
      viewBox="0 0 40 40"
      width={size}
      height={size}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={wholePercent(drawn)}
      className="shrink-0"
      fill="none"
      strokeWidth="4"
    >
      <circle cx="20" cy="20" r={radius} className="stroke-pressed" />
      {drawn > 0 && (
        <circle
          cx="20"
          cy="20"
          r={radius}
          strokeLinecap="round"
          strokeDasharray={`${(around * drawn) / 100} ${around}`}
          transform="rotate(-90 20 20)"
          className={strokes[progressTone(drawn)]}
        />
      )}
      {!isBare && (
        <text
          x="20"
          y="20.5"
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={drawn > 99.4 ? 8.5 : 9.5}
          strokeWidth="0"
          className="fill-ink font-semibold tabular-nums"
        >
          {wholePercent(drawn)}%
        </text>
      )}
    </svg>
  )
}
