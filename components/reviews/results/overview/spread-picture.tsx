import type { ScoreRow } from '@/lib/reviews/results/rules/overview'
import { agreementLabels } from '@/lib/reviews/results/rules/overview-words'

const width = 56
const height = 20

/** A cell-sized distribution with its label. */
export function SpreadPicture({ spread, agreement }: Pick<ScoreRow, 'spread' | 'agreement'>) {
  const most = Math.max(1, ...spread)
  const step = width / Math.max(1, spread.length)
  return (
    <>
      <svg width={width} height={height} className="mx-auto block" aria-hidden="true">
        {spread.map((count, index) => {
          const tall = Math.max(1, (count / most) * height)
          return (
            <rect
              key={index}
              x={index * step + 0.5}
              y={height - tall}
              width={Math.max(1, step - 1)}
              height={tall}
              rx="1"
              className={count === 0 ? 'fill-pressed' : 'fill-primary/60'}
            />
          )
        })}
      </svg>
      {agreement && <span className="text-xs text-subtle">{agreementLabels[agreement]}</span>}
    </>
  )
}
