import { ChartFrame, share, type ChartPoint } from '@/components/ui/charts/chart-frame'

interface CountBarsProps {
  points: readonly ChartPoint[]
  /** Table heads: "Month", "Applause". */
  heads: readonly [string, string]
}

/** Counts over time, a bar per span. */
export function CountBars({ points, heads }: CountBarsProps) {
  const most = Math.max(1, ...points.map(({ count }) => count))
  const summary = `${heads[1]}: ${points.map(({ label, count }) => `${label} ${count}`).join(', ')}`
  return (
    <ChartFrame summary={summary} points={points} heads={heads}>
      <div className="flex h-28 items-end gap-1.5 border-b border-line pt-4 sm:gap-2.5">
        {points.map(({ label, count }) => (
          <CountBar key={label} count={count} height={share(count, most) * 0.86} />
        ))}
      </div>
      <div className="flex gap-1.5 sm:gap-2.5">
        {points.map(({ label }, index) => (
          <span key={label} className="min-w-0 flex-1 pt-1 text-center text-xs text-subtle">
            <span className={index % 2 === 0 ? 'max-sm:hidden' : undefined}>{label}</span>
          </span>
        ))}
      </div>
    </ChartFrame>
  )
}

function CountBar({ count, height }: { count: number; height: number }) {
  return (
    <svg className="h-full min-w-0 flex-1 overflow-visible" aria-hidden="true">
      {count > 0 && (
        <>
          <rect y={`${100 - height}%`} width="100%" height={`${height}%`} rx="3" className="fill-primary" />
          <text x="50%" y={`${100 - height}%`} dy="-4" textAnchor="middle" className="fill-subtle text-xs tabular-nums">
            {count}
          </text>
        </>
      )}
    </svg>
  )
}
