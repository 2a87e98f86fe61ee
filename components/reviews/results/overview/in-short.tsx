import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/names'
import { Card } from '@/components/ui/layout/card'
import type { Point } from '@/lib/reviews/results/rules/overview-words'

const icons: Record<Point['kind'], IconName> = {
  strong: 'thumbs-up',
  weak: 'target',
  self: 'user-round',
  up: 'arrow-up',
  down: 'arrow-down',
  split: 'arrow-left-right',
}

export function InShort({ points }: { points: Point[] }) {
  if (points.length === 0) return null
  return (
    <Card className="sm:p-6">
      <h2 className="mb-3 text-md font-semibold">In short</h2>
      <ul className="m-0 grid list-none grid-cols-1 gap-2.5 p-0">
        {points.map(({ kind, text }) => (
          <li key={kind} className="flex items-start gap-2.5">
            <Icon name={icons[kind]} className="mt-0.5 size-4 shrink-0 text-primary-ink" />
            <span className="min-w-0 text-pretty wrap-anywhere">{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
