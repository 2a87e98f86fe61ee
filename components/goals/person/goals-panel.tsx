import { Badge } from '@/components/ui/display/badge'
import { FoldedList } from '@/components/ui/list/folded-list'
import type { PersonGoal } from '@/lib/goals/queries/list-goals-of'
import { goalPath } from '@/lib/goals/rules/goal-paths'

interface GoalsPanelProps {
  /** Null: the reader. */
  name: string | null
  goals: readonly PersonGoal[]
}

/** A person's goals, beside a form about them. */
export const GoalsPanel = ({ name, goals }: GoalsPanelProps) => (
  <FoldedList
    title={name === null ? 'Your goals' : `Goals of ${name}`}
    rows={goals.map(({ id, title, badge, progress }) => ({
      href: goalPath(id),
      title,
      text: `${progress}%`,
      end: <Badge tone={badge.tone}>{badge.label}</Badge>,
    }))}
  />
)
