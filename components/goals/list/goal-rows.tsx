import { Faces } from '@/components/ui/display/faces'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import { whenInWords } from '@/components/goals/goal-words'
import type { GoalRow } from '@/lib/goals/queries/list-goals'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { goalTypeLabels } from '@/lib/goals/rules/goal-labels'
import { GoalEnd } from './goal-end'

/** Owner, end and parent as facts. */
export const factsOf = ({ type, teamName, parent, ...days }: GoalRow) => [
  teamName ?? goalTypeLabels[type],
  whenInWords(days),
  parent && `Part of ${parent.title}`,
]

export function GoalRows({ label, rows }: { label: string; rows: readonly GoalRow[] }) {
  return (
    <List label={label}>
      {rows.map((row) => (
        <ListRow
          key={row.id}
          href={goalPath(row.id)}
          title={row.title}
          text={<FactLine facts={factsOf(row)} />}
          end={
            <GoalEnd {...row}>
              <Faces people={row.people} count={row.peopleCount} />
            </GoalEnd>
          }
        />
      ))}
    </List>
  )
}
