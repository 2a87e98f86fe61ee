import { GoalEnd } from '@/components/goals/list/goal-end'
import { List, ListRow } from '@/components/ui/list/list'
import { Pagination } from '@/components/ui/list/pagination'
import type { TreeGoal } from '@/lib/goals/queries/list-children'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { goalTypeLabels } from '@/lib/goals/rules/goal-labels'
import type { Page } from '@/lib/shared/page'

type ChildGoalsProps = Page<TreeGoal> & {
  /** The goal's page. */
  path: string
  isLaterPage: boolean
}

export function ChildGoals({ rows, next, path, isLaterPage }: ChildGoalsProps) {
  return (
    <>
      <List label="Goals under this one">
        {rows.map(({ id, title, type, owner, badge, progress }) => (
          <ListRow
            key={id}
            href={goalPath(id)}
            title={title}
            text={owner ?? goalTypeLabels[type]}
            end={<GoalEnd title={title} progress={progress} badge={badge} />}
          />
        ))}
      </List>
      <Pagination
        label="Pages of goals"
        first={isLaterPage ? path : undefined}
        next={next === null ? undefined : `${path}?below=${next}`}
      />
    </>
  )
}
