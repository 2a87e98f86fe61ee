import { Card } from '@/components/ui/layout/card'
import type { Gap } from '@/lib/reviews/results/rules/overview'
import { ScoreLine } from './score-line'

/** The largest gaps between self and others. */
export function SelfGaps({ gaps }: { gaps: Gap[] }) {
  if (gaps.length === 0) return null
  return (
    <Card>
      <h2 className="font-semibold">Self and others</h2>
      <p className="mb-3 text-sm text-subtle">Ring: self. Dot: everyone else</p>
      <ul className="m-0 grid list-none grid-cols-1 gap-3 p-0">
        {gaps.map(({ id, title, self, others, words }) => (
          <li key={id}>
            <p className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{title}</span>
              <span className="shrink-0 text-sm text-subtle tabular-nums">
                self {self.shown}, others {others.shown} <b className="font-medium text-ink">({words})</b>
              </span>
            </p>
            <div className="px-1.5">
              <ScoreLine share={others.share} other={self.share} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
