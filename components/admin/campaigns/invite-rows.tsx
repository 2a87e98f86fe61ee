import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Badge } from '@/components/ui/display/badge'
import { breakable } from '@/components/ui/display/breakable'
import { FactLine } from '@/components/ui/list/fact-line'
import { List } from '@/components/ui/list/list'
import type { InviteRow } from '@/lib/admin/campaigns/queries'
import { campaignBadges, type CampaignState } from '@/lib/admin/campaigns/rules'
import { addressWith } from '@/lib/shared/address-with'
import { formatDate } from '@/lib/shared/dates'
import { InviteActs } from './invite-acts'
import { RevokeButton } from './revoke-button'

interface InviteRowsProps {
  /** Of this page of the list, so that editing stays on it. */
  address: string
  rows: readonly InviteRow[]
  zone: string
}

const resendable: readonly CampaignState[] = ['PENDING', 'OPENED', 'EXPIRED']
const revocable: readonly CampaignState[] = ['PENDING', 'OPENED']

function Row({ address, row, zone }: Omit<InviteRowsProps, 'rows'> & { row: InviteRow }) {
  const { id, email, firstName, companyName, companySlug, state, sentAt, problem } = row
  const { label, tone } = campaignBadges[state]
  const sent = sentAt && `sent ${formatDate(sentAt, 'MMM DD, YYYY', zone)}`
  return (
    <li className="row flex-wrap">
      <div className="row-main basis-64">
        <p className="row-title">{breakable(email)}</p>
        <FactLine facts={[firstName, companyName, companySlug, sent]} />
        {problem && <p className="text-danger-ink">{problem}</p>}
      </div>
      <Badge tone={tone}>{label}</Badge>
      <span className="flex gap-2">
        {state === 'DRAFT' && (
          <ButtonLink size="sm" href={`${addressWith(address, { edit: id })}#edit`}>
            Edit
          </ButtonLink>
        )}
        {resendable.includes(state) && (
          <Button type="submit" size="sm" name="resend" value={id}>
            Resend
          </Button>
        )}
        {state === 'DRAFT' && (
          <Button type="submit" size="sm" name="revoke" value={id}>
            Leave out
          </Button>
        )}
        {revocable.includes(state) && <RevokeButton id={id} email={email} />}
      </span>
    </li>
  )
}

export const InviteRows = ({ address, rows, zone }: InviteRowsProps) => (
  <InviteActs>
    <List label="Invitations">
      {rows.map((row) => (
        <Row key={row.id} address={address} row={row} zone={zone} />
      ))}
    </List>
  </InviteActs>
)
