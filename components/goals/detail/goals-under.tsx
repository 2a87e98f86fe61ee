import { GoalEnd } from '@/components/goals/list/goal-end'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Section } from '@/components/ui/layout/section'
import { List, ListRow } from '@/components/ui/list/list'
import { Pagination } from '@/components/ui/list/pagination'
import type { GoalDetail } from '@/lib/goals/queries/get-goal'
import type { TreeGoal } from '@/lib/goals/queries/tree-goals'
import { goalPath, goalUnderPath } from '@/lib/goals/rules/goal-paths'
import { goalTypeLabels } from '@/lib/goals/rules/goal-labels'
import type { Page } from '@/lib/shared/page'

interface GoalsUnderProps {
  goal: Pick<GoalDetail, 'id' | 'can' | 'hasChildren' | 'progressSource'>
  below: Page<TreeGoal>
  isLaterPage: boolean
}

function ChildGoals({ goal, below: { rows, next }, isLaterPage }: GoalsUnderProps) {
  const path = goalPath(goal.id)
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

/** The goals right under one; where its progress comes from them, also the first step to one. */
export function GoalsUnder(props: GoalsUnderProps) {
  const { goal, below } = props
  const { id, can, hasChildren, progressSource } = goal
  const isEmpty = below.rows.length === 0
  const add = can.addUnder && (
    <ButtonLink size="sm" href={goalUnderPath(id)}>
      <Icon name="plus" />
      Set a goal
    </ButtonLink>
  )
  if (isEmpty && (progressSource !== 'CHILDREN' || hasChildren || !add)) return null
  return (
    <Section title="Goals under this one" action={!isEmpty && add}>
      {isEmpty ? (
        <Card flush>
          <EmptyState icon={<Icon name="target" />} title="No goals under this one yet" action={add} />
        </Card>
      ) : (
        <ChildGoals {...props} />
      )}
    </Section>
  )
}
