import { TextLink } from '@/components/ui/button/text-link'
import { wholePercent } from '@/lib/shared/text'
import { ChartFrame, share, totalOf, type ChartPoint } from './chart-frame'

interface BarListProps {
  points: readonly ChartPoint[]
  /** The number of respondents; shares are of them, because one may choose several options. */
  people?: number
  heads?: readonly [string, string]
  /** Earlier shares in percent, in order, shown in brackets. */
  before?: readonly number[]
}

export function BarList({ points, people = totalOf(points), heads, before }: BarListProps) {
  const earlier = (index: number) => (before ? ` (${wholePercent(before[index] ?? 0)}%)` : '')
  const summary = points.map(({ label, count }, index) => `${label}: ${count}${earlier(index)}`).join(', ')
  return (
    <ChartFrame summary={summary} points={points} heads={heads}>
      <div className="grid grid-cols-1 gap-3">
        {points.map((point, index) => (
          <div key={`${index} ${point.label}`}>
            <div className="mb-1 flex items-baseline justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">
                {point.href === undefined ? point.label : <TextLink href={point.href}>{point.label}</TextLink>}
              </span>
              <span className="shrink-0 text-sm text-subtle tabular-nums">
                {point.count} · <b className="font-medium text-ink">{wholePercent(share(point.count, people))}%</b>
                {earlier(index)}
              </span>
            </div>
            <svg className="block h-2 w-full rounded-full bg-hover" aria-hidden="true">
              <rect width={`${share(point.count, people)}%`} height="100%" rx="4" className="fill-primary" />
            </svg>
          </div>
        ))}
      </div>
    </ChartFrame>
  )
}
