'use client'

import { Link } from '@/components/ui/link'
import { iconButtonClass } from '@/components/ui/button/button-style'
import { Avatar } from '@/components/ui/display/avatar'
import { Icon } from '@/components/ui/icon/icon'
import { FactLine } from '@/components/ui/list/fact-line'
import { List } from '@/components/ui/list/list'
import { RowMenuButton } from '@/components/ui/list/row-menu'
import type { PersonRow } from '@/lib/members/people/queries/list-people'

/** The menu shared by all rows. */
export const peopleMenu = 'people-menu'

/** Longer names leave no room for the role on phones. */
const LONG_NAME = 36

interface PeopleListProps {
  rows: PersonRow[]
  /** The reader's own row, which has fewer acts. */
  selfId: string
  /** Selection and edits are available. */
  isManaged: boolean
}

const pencil = iconButtonClass({ className: 'relative' })

/** A person's groups, where there is room. */
const Groups = ({ teams, tags }: PersonRow) => (
  <div className="person-groups">
    {teams.length > 0 && <p data-tip-if="cut">{teams.join(', ')}</p>}
    {tags.length > 0 && <p data-tip-if="cut">{tags.join(' · ')}</p>}
  </div>
)

/** The edit link of a manager's team members; other rows keep the space. */
const Pencil = ({ id, name, isEditable }: PersonRow) =>
  isEditable ? (
    <Link href={`/users/edit/${id}`} aria-label={`Change the teams and tags of ${name}`} className={pencil}>
      <Icon name="pencil" />
    </Link>
  ) : (
    <span className="w-9 shrink-0" />
  )

/** Rows of plain elements, rendered in the browser from data, which is a quarter of the rendered size. */
export function PeopleList({ rows, selfId, isManaged }: PeopleListProps) {
  const hasPencils = !isManaged && rows.some(({ isEditable }) => isEditable)
  return (
    <List label="People">
      {rows.map((row) => (
        <li
          key={row.id}
          className="row"
          data-id={row.id}
          data-name={row.name}
          data-role={row.role}
          data-own={row.id === selfId || undefined}
          data-long={row.name.length > LONG_NAME || undefined}
        >
          {isManaged && (
            <label className="person-tick">
              <input type="checkbox" aria-label={`Choose ${row.name}`} />
            </label>
          )}
          <Avatar name={row.name} pictureId={row.pictureId} />
          <div className="row-main">
            <Link href={`/profile/preview/${row.id}`}>{row.name}</Link>
            <p>
              <FactLine facts={[row.jobTitle, row.email]} />
            </p>
          </div>
          <Groups {...row} />
          <span className="person-role">{row.role}</span>
          {isManaged && (
            <div className="relative shrink-0">
              <RowMenuButton menu={peopleMenu} label={`What to do with ${row.name}`} />
            </div>
          )}
          {hasPencils && <Pencil {...row} />}
        </li>
      ))}
    </List>
  )
}
