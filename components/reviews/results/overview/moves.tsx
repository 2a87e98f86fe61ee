import { TextLink } from '@/components/ui/button/text-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import type { ScoreRow } from '@/lib/reviews/results/rules/overview'
import type { Summary } from '@/lib/reviews/results/rules/summary'
import { formatDate } from '@/lib/shared/dates'

interface MovesProps {
  moves: ScoreRow[]
  before: Summary['before']
  zone: string
}

/** The largest changes since the last round; uncoloured, because up isn't always good. */
export function Moves({ moves, before, zone }: MovesProps) {
  if (before === null) return null
  return (
    <Card>
      <h2 className="font-semibold">Since last time</h2>
      <p className="mb-3 text-sm text-subtle">
        <TextLink href={before.path}>Last round</TextLink>
        {before.closedAt && `, closed ${formatDate(before.closedAt, 'MMM DD, YYYY', zone)}`}
      </p>
      {moves.length === 0 && <p className="text-subtle">No change</p>}
      <ul className="m-0 grid list-none grid-cols-1 gap-3 p-0">
        {moves.map(({ id, title, all, change }) => (
          <li key={id} className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{title}</span>
            <span className="flex shrink-0 items-center gap-1.5 tabular-nums">
              <Icon
                name={(change?.by ?? 0) > 0 ? 'arrow-up' : 'arrow-down'}
                className="size-3.5 shrink-0 text-subtle"
              />
              <b className="font-medium">{change?.words}</b>
              <span className="text-sm text-subtle">to {all.shown}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
