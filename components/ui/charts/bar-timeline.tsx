import { cx } from '@/components/ui/cx'
import { share } from './chart-frame'

interface TimelinePoint {
  label: string
  whole: number
  /** The part of the whole, drawn inside; none: the whole is filled. */
  part?: number
}

// Names may be wider than bars; at the ends they grow inwards.
const nameClass =
  'flex min-w-0 flex-1 justify-center pt-1.5 text-xs whitespace-nowrap text-subtle max-sm:first:justify-start max-sm:last:justify-end'

interface BarTimelineProps {
  /** The chart's text alternative with its key numbers. */
  summary: string
  points: readonly TimelinePoint[]
  /** Table heads and legend, for example "Month", "Asked" and "Answered". */
  heads: readonly [point: string, whole: string, part?: string]
}

/** Counts over time, with a part each where they have one, as bars and as a table. */
export function BarTimeline({ summary, points, heads }: BarTimelineProps) {
  const most = Math.max(1, ...points.map(({ whole }) => whole))
  // With many bars every other name is left out, more on narrow windows.
  const step = points.length > 8 ? 2 : 1
  return (
    <figure className="min-w-0" aria-label={summary}>
      <Legend heads={heads} />
      <div role="img" aria-label={summary}>
        <div className="flex h-40 items-end gap-1.5 border-b border-line sm:gap-2.5">
          {points.map(({ label, whole, part }) => (
            <svg key={label} className="h-full min-w-0 flex-1 overflow-visible" aria-hidden="true">
              <Bar
                height={share(whole, most)}
                className={part === undefined ? 'fill-primary' : 'fill-primary/25 stroke-primary'}
              />
              <Bar height={share(part ?? 0, most)} className="fill-primary" />
              {whole > 0 && (
                <text
                  x="50%"
                  y={`${100 - share(whole, most) * 0.86}%`}
                  dy="-5"
                  textAnchor="middle"
                  className="fill-subtle text-xs tabular-nums"
                >
                  {whole}
                </text>
              )}
            </svg>
          ))}
        </div>
        <div className="flex gap-1.5 sm:gap-2.5">
          {points.map(({ label }, index) => (
            <span key={label} className={cx(nameClass, index % (2 * step) > 0 && 'max-sm:invisible')}>
              {index % step === 0 ? label : ''}
            </span>
          ))}
        </div>
      </div>
      <figcaption>
        <Numbers points={points} heads={heads} />
      </figcaption>
    </figure>
  )
}

function Bar({ height, className }: { height: number; className: string }) {
  if (height === 0) return null
  return <rect y={`${100 - height * 0.86}%`} width="100%" height={`${height * 0.86}%`} rx="3" className={className} />
}

function Legend({ heads: [, whole, part] }: Pick<BarTimelineProps, 'heads'>) {
  return (
    <p className="mb-4 flex gap-5 text-sm text-muted" aria-hidden="true">
      <span className="inline-flex items-center gap-2">
        <span
          className={cx(
            'size-2.5 rounded-sm',
            part === undefined ? 'bg-primary' : 'border border-primary bg-primary/25',
          )}
        />{' '}
        {whole}
      </span>
      {part !== undefined && (
        <span className="inline-flex items-center gap-2">
          <span className="size-2.5 rounded-sm bg-primary" /> {part}
        </span>
      )}
    </p>
  )
}

function Numbers({ points, heads }: Pick<BarTimelineProps, 'points' | 'heads'>) {
  return (
    <details className="mt-4 text-sm">
      <summary className="quiet-summary">Show as a table</summary>
      <table className="mt-2 w-full max-w-md text-left tabular-nums">
        <thead>
          <tr className="border-b border-line text-subtle">
            {heads
              .filter((head) => head !== undefined)
              .map((head, index) => (
                <th
                  key={head}
                  scope="col"
                  className={index === 0 ? 'py-1 pr-4 font-medium' : 'py-1 text-right font-medium'}
                >
                  {head}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, whole, part }) => (
            <tr key={label}>
              <th scope="row" className="py-1 pr-4 font-normal">
                {label}
              </th>
              <td className="py-1 text-right">{whole}</td>
              {part !== undefined && <td className="py-1 text-right">{part}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
