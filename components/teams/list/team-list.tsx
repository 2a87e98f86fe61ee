import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import type { TeamRow } from '@/lib/teams/queries/list-teams'
import { teamPath } from '@/lib/teams/rules'
import { ledBy, partsIn, peopleIn } from '@/components/teams/team-words'

/** Teams as rows of text: who leads each, how many are in it, and what is part of it. */
export function TeamList({ label, rows }: { label: string; rows: readonly TeamRow[] }) {
  return (
    <List label={label}>
      {rows.map((row) => (
        <ListRow
          key={row.id}
          href={teamPath(row.id)}
          title={row.name}
          text={<FactLine facts={[ledBy(row.managers), partsIn(row)]} />}
          end={peopleIn(row)}
        />
      ))}
    </List>
  )
}
