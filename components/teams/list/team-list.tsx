import { Avatar } from '@/components/ui/display/avatar'
import { Icon } from '@/components/ui/icon/icon'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import type { TeamRow } from '@/lib/teams/queries/list-teams'
import { teamPath } from '@/lib/teams/rules'
import { ledBy, partsIn, peopleIn } from '@/components/teams/team-words'

/** One face per row, so names line up. */
function Lead({ managers: [first] }: Pick<TeamRow, 'managers'>) {
  if (first) return <Avatar name={first.name} pictureId={first.pictureId} />
  return (
    <span aria-hidden="true" className="avatar avatar-md bg-neutral-soft text-neutral-ink">
      <Icon name="users-round" className="size-4" />
    </span>
  )
}

/** Teams with managers, head count and subteams. */
export function TeamList({ label, rows }: { label: string; rows: readonly TeamRow[] }) {
  return (
    <List label={label}>
      {rows.map((row) => (
        <ListRow
          key={row.id}
          href={teamPath(row.id)}
          start={<Lead managers={row.managers} />}
          title={row.name}
          text={<FactLine facts={[ledBy(row.managers), partsIn(row)]} />}
          end={peopleIn(row)}
        />
      ))}
    </List>
  )
}
