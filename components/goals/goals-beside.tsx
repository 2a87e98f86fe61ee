import { Badge } from '@/components/ui/display/badge'
import { Section } from '@/components/ui/layout/section'
import { Link } from '@/components/ui/link'
import type { PersonGoal } from '@/lib/goals/queries/list-goals-of'
import { goalPath } from '@/lib/goals/rules/goal-paths'

/** The goals made from feedback that the viewer may see; nothing if empty. */
export function GoalsBeside({ goals }: { goals: readonly PersonGoal[] }) {
  if (goals.length === 0) return null
  return (
    <Section title="Goals" className="print:hidden">
      <ul aria-label="Goals" className="list">
        {goals.map(({ id, title, badge, progress }) => (
          <li key={id} className="flex items-center gap-3 px-4 py-2.5">
            <span className="min-w-0 flex-1">
              <Link href={goalPath(id)} className="block font-medium wrap-anywhere hover:underline">
                {title}
              </Link>
              <span className="block text-sm text-subtle">{progress}%</span>
            </span>
            <Badge tone={badge.tone}>{badge.label}</Badge>
          </li>
        ))}
      </ul>
    </Section>
  )
}
