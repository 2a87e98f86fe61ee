import type { ProgressPoint } from '@/lib/goals/queries/get-goal'
import { dateOf, daysBetween, type Day } from '@/lib/shared/dates'
import { dayInWords } from '@/components/goals/goal-words'

interface ProgressHistoryProps {
  points: readonly ProgressPoint[]
  startsOn: Day
  endsOn: Day
  today: Day
  progress: number
}

const WIDTH = 600
const HEIGHT = 160

/** A step line of progress against the straight path to the end; also a table. */
export function ProgressHistory({ points, startsOn, endsOn, today, progress }: ProgressHistoryProps) {
  const first = points[0]?.on ?? startsOn
  const from = first < startsOn ? first : startsOn
  const to = today > endsOn ? today : endsOn
  const days = Math.max(1, daysBetween(from, to))
  const x = (day: Day) => (Math.min(days, Math.max(0, daysBetween(from, day))) / days) * WIDTH
  const y = (percent: number) => HEIGHT - (percent / 100) * HEIGHT
  const shown = [...points, { on: today, progress }]
  const steps = shown.map(({ on, progress: at }, index) => `${index === 0 ? `M${x(on)} ` : `H${x(on)} V`}${y(at)}`)
  const summary = `${progress}% on ${dayInWords(today)}, of 100% by ${dayInWords(endsOn)}`
  return (
    <figure className="min-w-0" aria-label={summary}>
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full overflow-visible border-b border-l border-line"
        fill="none"
      >
        {[25, 50, 75, 100].map((line) => (
          <line
            key={line}
            x2={WIDTH}
            y1={y(line)}
            y2={y(line)}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <line
          x1={x(startsOn)}
          y1={HEIGHT}
          x2={x(endsOn)}
          y2={0}
          strokeDasharray="4 4"
          className="stroke-subtle"
          vectorEffect="non-scaling-stroke"
        />
        <path d={steps.join(' ')} strokeWidth="2.5" className="stroke-primary" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="mt-1.5 flex justify-between text-xs text-subtle">
        <span>{dayInWords(from)}</span>
        <span>{dayInWords(to)}</span>
      </div>
      <figcaption>
        <details className="mt-3 text-sm">
          <summary className="quiet-summary">Show as a table</summary>
          <table className="mt-2 w-full max-w-xs text-left tabular-nums">
            <thead>
              <tr className="border-b border-line text-subtle">
                <th scope="col" className="py-1 font-medium">
                  Day
                </th>
                <th scope="col" className="py-1 text-right font-medium">
                  Progress
                </th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ on, progress: at }) => (
                <tr key={on}>
                  <th scope="row" className="py-1 font-normal">
                    <time dateTime={dateOf(on).toISOString().slice(0, 10)}>{dayInWords(on)}</time>
                  </th>
                  <td className="py-1 text-right">{at}%</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figcaption>
    </figure>
  )
}
