import { GoalEnd } from '@/components/goals/list/goal-end'
import { List, ListRow } from '@/components/ui/list/list'
import type { TreeGoal } from '@/lib/goals/queries/list-children'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { goalTypeLabels } from '@/lib/goals/rules/goal-labels'

export function ChildGoals({ rows }: { rows: readonly TreeGoal[] }) {
  return (
    <List label="Goals under this one">
      {rows.map(({ id, title, type, badge, progress }) => (
        <ListRow
          key={id}
          href={goalPath(id)}
          title={title}
          text={goalTypeLabels[type]}
          end={<GoalEnd title={title} progress={progress} badge={badge} />}
        />
      ))}
    </List>
  )
}
