import { iconButtonClass } from '@/components/ui/button/button-style'
import { Badge } from '@/components/ui/display/badge'
import { Icon } from '@/components/ui/icon/icon'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import { Menu, MenuButton, MenuLine, MenuLink } from '@/components/ui/overlay/menu'
import type { InvitationRow } from '@/lib/invitations/queries'
import { factsOf, nameOf, stateBadges } from './invitation-words'

function RowMenu({ row }: { row: InvitationRow }) {
  const { id, email, state } = row
  const press = { type: 'button', 'data-id': id, 'data-name': email } as const
  return (
    <Menu
      label={`What to do with the invitation of ${nameOf(row)}`}
      trigger={<Icon name="ellipsis" />}
      triggerClassName={iconButtonClass({})}
      align="end"
    >
      {state === 'revoked' ? (
        <MenuLink href={`/users/add?emails=${encodeURIComponent(email)}`}>Invite again</MenuLink>
      ) : (
        <>
          <MenuButton {...press} data-act="resend">
            Send it again
          </MenuButton>
          <MenuButton {...press} data-act="copy">
            Copy a new link
          </MenuButton>
          <MenuLine />
          <MenuButton {...press} data-act="revoke" className="text-danger-ink">
            Take it back
          </MenuButton>
        </>
      )}
    </Menu>
  )
}

function RowBadge({ state, bounce }: InvitationRow) {
  if (bounce !== null && state !== 'revoked') return <Badge tone="danger">Mail came back</Badge>
  const { label, tone } = stateBadges[state]
  return <Badge tone={tone}>{label}</Badge>
}

interface InvitationListProps {
  rows: InvitationRow[]
  asOf: Date
  zone: string
}

/** Rows of text, one badge, and a menu that needs no script of its own. */
export function InvitationList({ rows, asOf, zone }: InvitationListProps) {
  return (
    <List label="Invitations">
      {rows.map((row) => (
        <ListRow
          key={row.id}
          title={nameOf(row)}
          text={<FactLine facts={factsOf(row, asOf, zone)} />}
          end={<RowBadge {...row} />}
          action={<RowMenu row={row} />}
        />
      ))}
    </List>
  )
}
