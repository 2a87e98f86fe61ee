import { Badge } from '@/components/ui/display/badge'
import { Link } from '@/components/ui/link'
import type { PersonGoal } from '@/lib/goals/queries/list-goals-of'
import { goalPath } from '@/lib/goals/rules/goal-paths'

interface GoalsPanelProps {
  /** Null: the reader. */
  name: string | null
  goals: readonly PersonGoal[]
}

/** A person's goals, collapsed, beside feedback about them; nothing if empty. */
export function GoalsPanel({ name, goals }: GoalsPanelProps) {
  if (goals.length === 0) return null
  return (
    <details className="px-4 py-2.5 sm:px-6">
      <summary className="cursor-pointer font-medium">
        {name === null ? 'Your goals' : `Goals of ${name}`}{' '}
        <span className="font-normal text-subtle">({goals.length})</span>
      </summary>
      <ul className="mt-2 grid gap-1">
        {goals.map(({ id, title, badge, progress }) => (
          <li key={id}>
            <Link
              href={goalPath(id)}
              target="_blank"
              rel="noopener"
              className="-mx-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-sm px-2 py-1.5 hover:bg-hover"
            >
              <span className="mr-auto font-medium wrap-anywhere">{title}</span>
              <span className="text-sm text-subtle tabular-nums">
                {progress}%<span className="sr-only">, opens in a new tab</span>
              </span>
              <Badge tone={badge.tone}>{badge.label}</Badge>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
