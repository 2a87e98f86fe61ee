import { Badge } from '@/components/ui/display/badge'
import { ProgressBar } from '@/components/ui/display/progress-bar'
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
          end={
            <span className="flex items-center gap-x-3 gap-y-1 max-sm:flex-col-reverse max-sm:items-end">
              <span className="w-16 max-sm:hidden">
                <ProgressBar percent={progress} label={`Progress of ${title}`} />
              </span>
              <span className="w-9 text-right tabular-nums">{progress}%</span>
              <Badge tone={badge.tone}>{badge.label}</Badge>
            </span>
          }
        />
      ))}
    </List>
  )
}
