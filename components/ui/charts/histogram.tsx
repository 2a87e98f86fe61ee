import { cx } from '@/components/ui/cx'
import { ChartFrame, share, totalOf, type ChartPoint } from './chart-frame'

interface HistogramProps {
  /** Every step in order, including zero counts. */
  points: readonly ChartPoint[]
  /** The mean in steps from the first bar (0); none: no mean. */
  meanAt?: number
  /** As text, for example "3.8". */
  mean?: string
  /** Labels of the scale's ends. */
  ends?: readonly [low: string, high: string]
}

/** A scale's distribution with its mean. */
export function Histogram({ points, meanAt, mean, ends }: HistogramProps) {
  const most = Math.max(1, ...points.map((point) => point.count))
  const total = totalOf(points)
  const summary = `${mean === undefined ? 'No mean yet' : `Mean ${mean}`} of ${total} answers. ${points
    .map((point) => `${point.label}: ${point.count}`)
    .join(', ')}`
  return (
    <ChartFrame summary={summary} points={points} heads={['Step', 'Answers']}>
      <div className="relative pt-7">
        {meanAt !== undefined && mean !== undefined && (
          <MeanMark at={share(meanAt + 0.5, points.length)} words={`Mean ${mean}`} />
        )}
        {/* In front of the mark, so its line crosses no bar and no number. */}
        <div className="relative flex h-28 items-end gap-1 border-b border-line">
          {points.map((point) => (
            <Bar key={point.label} point={point} height={share(point.count, most)} top={point.count === most} />
          ))}
        </div>
        <div className="flex gap-1">
          {points.map((point) => (
            <span key={point.label} className="min-w-0 flex-1 pt-1 text-center text-xs text-subtle tabular-nums">
              {point.label}
            </span>
          ))}
        </div>
      </div>
      {ends && (
        <div className="mt-1 flex justify-between gap-4 text-sm text-subtle">
          <span className="min-w-0 wrap-anywhere">{ends[0]}</span>
          <span className="min-w-0 text-right wrap-anywhere">{ends[1]}</span>
        </div>
      )}
    </ChartFrame>
  )
}

function Bar({ point, height, top }: { point: ChartPoint; height: number; top: boolean }) {
  const tall = { y: `${100 - height * 0.82}%`, width: '100%', height: `${height * 0.82}%` }
  const room = 10 + 7 * String(point.count).length
  return (
    <svg className="h-full min-w-0 flex-1 overflow-visible" aria-hidden="true">
      {point.count > 0 && (
        <>
          <rect {...tall} rx="3" className="fill-surface" />
          <rect {...tall} rx="3" className={top ? 'fill-primary' : 'fill-primary/45'} />
          {/* The number's own ground, so the mean's line stops around it. */}
          <svg x="50%" y={tall.y} className="overflow-visible">
            <rect x={-room / 2} y="-18" width={room} height="17" className="fill-surface" />
          </svg>
          <text
            x="50%"
            y={tall.y}
            dy="-4"
            textAnchor="middle"
            className={cx('text-xs tabular-nums', top ? 'fill-ink font-medium' : 'fill-subtle')}
          >
            {point.count}
          </text>
        </>
      )}
    </svg>
  )
}

/** Full width, because only then is a percentage a position without a style attribute. */
function MeanMark({ at, words }: { at: number; words: string }) {
  const anchor = at < 12 ? 'start' : at > 88 ? 'end' : 'middle'
  return (
    <svg className="pointer-events-none absolute inset-x-0 top-0 h-35 w-full overflow-visible" aria-hidden="true">
      <line x1={`${at}%`} x2={`${at}%`} y1="18" y2="100%" strokeDasharray="3 3" className="stroke-ink" />
      <text x={`${at}%`} y="12" textAnchor={anchor} className="fill-ink text-xs font-medium tabular-nums">
        {words}
      </text>
    </svg>
  )
}
