import { Badge } from '@/components/ui/display/badge'
import { Section } from '@/components/ui/layout/section'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import { accountMails, mailStates } from '@/lib/admin/accounts/rules'
import type { AccountView } from '@/lib/admin/accounts/queries'
import { UNKNOWN_DEVICE } from '@/lib/members/sign-in/rules'
import { formatDateTime } from '@/lib/shared/dates'

interface PartProps {
  account: AccountView
  zone: string
}

const stateBadge = ({ isActive, isSuspended, isLeaving }: AccountView['places'][number]) => {
  if (!isActive) return <Badge tone="neutral">Deactivated</Badge>
  if (isSuspended) return <Badge tone="danger">Suspended</Badge>
  return isLeaving ? <Badge tone="warning">Being deleted</Badge> : undefined
}

export const PlacesPart = ({ account: { places } }: Pick<PartProps, 'account'>) =>
  places.length > 0 && (
    <Section title="Workspaces">
      <List label="Workspaces">
        {places.map((place) => (
          <ListRow
            key={place.id}
            href={`/admin/organizations/${place.id}`}
            title={place.name}
            end={stateBadge(place)}
          />
        ))}
      </List>
    </Section>
  )

export const SessionsPart = ({ account: { sessions }, zone }: PartProps) =>
  sessions.length > 0 && (
    <Section title="Sessions">
      <List label="Sessions">
        {sessions.map(({ id, device, usedAt }) => (
          <ListRow key={id} title={device || UNKNOWN_DEVICE} end={`Used ${formatDateTime(usedAt, zone)}`} />
        ))}
      </List>
    </Section>
  )

export const MailsPart = ({ account: { mails }, zone }: PartProps) =>
  mails.length > 0 && (
    <Section title="Sign-in mails">
      <List label="Sign-in mails">
        {mails.map(({ id, event, status, createdAt, lastError }) => (
          <ListRow
            key={id}
            title={accountMails[event]}
            text={<FactLine facts={[formatDateTime(createdAt, zone), lastError]} />}
            end={<Badge tone={mailStates[status].tone}>{mailStates[status].label}</Badge>}
          />
        ))}
      </List>
    </Section>
  )
