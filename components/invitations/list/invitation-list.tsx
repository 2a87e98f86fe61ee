import { Badge } from '@/components/ui/display/badge'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import { RowMenuButton } from '@/components/ui/list/row-menu'
import type { InvitationRow } from '@/lib/invitations/queries/list-invitations'
import { menuOf } from './invitation-menus'
import { factsOf, nameOf, stateBadges } from './invitation-words'

function RowBadge({ state, bounce }: InvitationRow) {
  if (bounce !== null && state !== 'revoked') return <Badge tone="danger">Mail refused</Badge>
  const { label, tone } = stateBadges[state]
  return <Badge tone={tone}>{label}</Badge>
}

/** Nothing is left to do with several revoked ones. */
export const isChoosable = ({ state }: Pick<InvitationRow, 'state'>) => state !== 'revoked'

const Tick = (row: InvitationRow) =>
  isChoosable(row) ? (
    <label className="person-tick">
      <input type="checkbox" value={row.id} aria-label={`Choose ${nameOf(row)}`} />
    </label>
  ) : (
    <span className="person-tick" />
  )

export interface InvitationListProps {
  rows: InvitationRow[]
  asOf: Date
  zone: string
  /** An invitation's id for each request of the viewer that waits for it. */
  requested: readonly string[]
}

export function InvitationList({ rows, asOf, zone, requested }: InvitationListProps) {
  const hasTicks = rows.some(isChoosable)
  return (
    <List label="Invitations">
      {rows.map((row) => (
        <ListRow
          key={row.id}
          start={hasTicks && <Tick {...row} />}
          title={nameOf(row)}
          text={<FactLine facts={factsOf(row, asOf, zone, requested)} />}
          end={<RowBadge {...row} />}
          action={
            <RowMenuButton
              menu={menuOf(row)}
              label={`What to do with the invitation of ${nameOf(row)}`}
              row={{ id: row.id, name: row.email }}
            />
          }
        />
      ))}
    </List>
  )
}
