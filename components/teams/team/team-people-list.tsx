import { Link } from '@/components/ui/link'
import { Avatar } from '@/components/ui/display/avatar'
import { Badge } from '@/components/ui/display/badge'
import { FactLine } from '@/components/ui/list/fact-line'
import { List } from '@/components/ui/list/list'
import { RowMenuButton } from '@/components/ui/list/row-menu'
import type { TeamPerson } from '@/lib/teams/memberships/queries/list-team-people'
import { teamPeopleMenu } from './team-people-menu'

/** Managing a team grants no role: a Member only reads it. */
const roleNote = ({ isManager, role }: TeamPerson) =>
  isManager && role === 'Member' ? 'As a Member, they can’t edit the team' : ''

interface TeamPeopleListProps {
  rows: readonly TeamPerson[]
  canRun: boolean
  /** Their own row, if only others could put it back. */
  ownId?: string
}

/** Members, managers first; for editors, rows share one menu. */
export function TeamPeopleList({ rows, canRun, ownId }: TeamPeopleListProps) {
  return (
    <List label="People in this team">
      {rows.map((person) => (
        <li
          key={person.memberId}
          className="row"
          data-id={person.memberId}
          data-name={person.name}
          data-leads={person.isManager || undefined}
          data-own={person.memberId === ownId || undefined}
        >
          <Avatar name={person.name} pictureId={person.pictureId} />
          <div className="row-main">
            <Link href={`/profile/preview/${person.memberId}`}>{person.name}</Link>
            <p>
              <FactLine facts={[person.jobTitle, person.email, canRun ? roleNote(person) : '']} />
            </p>
          </div>
          {person.isManager && <Badge>Manager</Badge>}
          {canRun && (
            <div className="relative shrink-0">
              <RowMenuButton menu={teamPeopleMenu} label={`What to do with ${person.name}`} />
            </div>
          )}
        </li>
      ))}
    </List>
  )
}
