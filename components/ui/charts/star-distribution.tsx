import { ChartFrame, share, totalOf } from './chart-frame'
import { Star } from './star'

interface StarDistributionProps {
  /** Counts from one star up. */
  counts: readonly number[]
  /** One decimal; none: no mean. */
  mean?: string
}

/** The mean rating and its distribution. */
export function StarDistribution({ counts, mean }: StarDistributionProps) {
  const points = counts
    .map((count, index) => ({ label: index === 0 ? '1 star' : `${index + 1} stars`, count, stars: index + 1 }))
    .reverse()
  const total = totalOf(points)
  const most = Math.max(1, ...counts)
  const summary = `${mean === undefined ? 'No mean yet' : `Mean ${mean} of ${counts.length}`}, ${total} ratings. ${points
    .map((point) => `${point.label}: ${point.count}`)
    .join(', ')}`
  return (
    <ChartFrame summary={summary} points={points} heads={['Rating', 'People']}>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <div className="min-w-20">
          <p className="flex items-center gap-2 text-2xl font-semibold tabular-nums">
            {mean ?? '–'}
            <Star className="size-6" filled={mean !== undefined} />
          </p>
          <p className="text-sm text-subtle">out of {counts.length}</p>
        </div>
        <div className="grid min-w-52 flex-1 grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1">
          {points.map((point) => (
            <div key={point.stars} className="contents text-sm tabular-nums">
              <span className="text-right text-subtle">{point.stars}</span>
              <svg className="block h-2 w-full rounded-full bg-hover">
                <rect width={`${share(point.count, most)}%`} height="100%" rx="4" className="fill-star" />
              </svg>
              <span className="min-w-5 text-right text-subtle">{point.count}</span>
            </div>
          ))}
        </div>
      </div>
    </ChartFrame>
  )
}
