import { Badge } from '@/components/ui/display/badge'
import { ProgressBar } from '@/components/ui/display/progress-bar'
import { Section } from '@/components/ui/layout/section'
import { Link } from '@/components/ui/link'
import { List, ListRow } from '@/components/ui/list/list'
import { dayInWords } from '@/components/goals/goal-words'
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
        {goals.map(({ id, title, badge, progress, endsOn }) => (
          <ListRow
            key={id}
            href={goalPath(id)}
            title={title}
            text={`Ends ${dayInWords(endsOn)}`}
            end={
              <span className="flex items-center gap-3">
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
    </Section>
  )
}
