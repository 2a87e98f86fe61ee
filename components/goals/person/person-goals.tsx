import { Section } from '@/components/ui/layout/section'
import { Link } from '@/components/ui/link'
import { GoalEnd } from '@/components/goals/list/goal-end'
import { List, ListRow } from '@/components/ui/list/list'
import { whenInWords } from '@/components/goals/goal-words'
import type { PersonGoal } from '@/lib/goals/queries/list-goals-of'
import { goalPath } from '@/lib/goals/rules/goal-paths'

interface PersonGoalsProps {
  memberId: string
  name: string
  goals: readonly PersonGoal[]
}

/** A person's goals on their profile; nothing if empty. */
export function PersonGoals({ memberId, name, goals }: PersonGoalsProps) {
  if (goals.length === 0) return null
  const label = `Goals of ${name}`
  return (
    <Section
      title={label}
      action={
        <Link href={`/goals?person=${memberId}`} className="text-primary-ink underline underline-offset-3">
          See all
        </Link>
      }
    >
      <List label={label}>
        {goals.map(({ id, title, badge, progress, ...days }) => (
          <ListRow
            key={id}
            href={goalPath(id)}
            title={title}
            text={whenInWords(days)}
            end={<GoalEnd title={title} progress={progress} badge={badge} />}
          />
        ))}
      </List>
    </Section>
  )
}
