import { compactCount, wholePercent } from '@/lib/shared/text'
import { share } from './chart-frame'

interface PartListProps {
  /** The list's name, for example "By team". */
  label: string
  /** Each with its completed part. */
  points: readonly { label: string; whole: number; part: number }[]
}

/** Bars of a part of each whole, labelled with both numbers. */
export function PartList({ label, points }: PartListProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-3">
      {points.map((point, index) => (
        <li key={`${index} ${point.label}`}>
          <div className="mb-1 flex items-baseline justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">{point.label}</span>
            <span className="shrink-0 text-sm text-subtle tabular-nums">
              {compactCount(point.part)} of {compactCount(point.whole)} ·{' '}
              <b className="font-medium text-ink">{wholePercent(share(point.part, point.whole))}%</b>
            </span>
          </div>
          <svg className="block h-2 w-full rounded-full bg-hover" aria-hidden="true">
            <rect width={`${share(point.part, point.whole)}%`} height="100%" rx="4" className="fill-primary" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
