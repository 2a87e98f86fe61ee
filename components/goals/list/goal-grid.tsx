import { Faces } from '@/components/ui/display/faces'
import { Badge } from '@/components/ui/display/badge'
import { ProgressBar } from '@/components/ui/display/progress-bar'
import { Link } from '@/components/ui/link'
import { FactLine } from '@/components/ui/list/fact-line'
import type { GoalRow } from '@/lib/goals/queries/list-goals'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { factsOf } from './goal-rows'

function GoalCard({ row }: { row: GoalRow }) {
  const { id, title, badge, progress, people, peopleCount } = row
  return (
    <li className="relative flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4 transition-colors duration-fast hover:bg-hover/60 has-[a:focus-visible]:bg-hover">
      <div className="flex items-start justify-between gap-3">
        <Link
          href={goalPath(id)}
          className="line-clamp-3 min-w-0 font-medium wrap-anywhere after:absolute after:inset-0 focus-visible:-outline-offset-2"
        >
          {title}
        </Link>
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </div>
      <p className="text-sm wrap-anywhere text-subtle">
        <FactLine facts={factsOf(row)} />
      </p>
      <div className="mt-auto flex items-center gap-3 pt-1">
        <ProgressBar percent={progress} label={`Progress of ${title}`} />
        <span className="text-sm tabular-nums">{progress}%</span>
      </div>
      <Faces people={people} count={peopleCount} />
    </li>
  )
}

export function GoalGrid({ label, rows }: { label: string; rows: readonly GoalRow[] }) {
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {rows.map((row) => (
        <GoalCard key={row.id} row={row} />
      ))}
    </ul>
  )
}
