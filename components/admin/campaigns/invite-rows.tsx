import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Badge } from '@/components/ui/display/badge'
import { breakable } from '@/components/ui/display/breakable'
import { FactLine } from '@/components/ui/list/fact-line'
import { List } from '@/components/ui/list/list'
import type { InviteRow } from '@/lib/admin/campaigns/queries'
import { campaignBadges, type CampaignState } from '@/lib/admin/campaigns/rules'
import { formatDate } from '@/lib/shared/dates'
import { InviteActs } from './invite-acts'

interface InviteRowsProps {
  campaignId: string
  rows: readonly InviteRow[]
  zone: string
}

const resendable: readonly CampaignState[] = ['PENDING', 'OPENED', 'EXPIRED']
const revocable: readonly CampaignState[] = ['DRAFT', ...resendable]

function Row({ campaignId, row, zone }: Omit<InviteRowsProps, 'rows'> & { row: InviteRow }) {
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
          <ButtonLink size="sm" href={`/admin/invitations/${campaignId}?edit=${id}#edit`}>
            Edit
          </ButtonLink>
        )}
        {resendable.includes(state) && (
          <Button type="submit" size="sm" name="resend" value={id}>
            Resend
          </Button>
        )}
        {revocable.includes(state) && (
          <Button type="submit" size="sm" name="revoke" value={id}>
            {state === 'DRAFT' ? 'Leave out' : 'Revoke'}
          </Button>
        )}
      </span>
    </li>
  )
}

export const InviteRows = ({ campaignId, rows, zone }: InviteRowsProps) => (
  <InviteActs>
    <List label="Invitations">
      {rows.map((row) => (
        <Row key={row.id} campaignId={campaignId} row={row} zone={zone} />
      ))}
    </List>
  </InviteActs>
)
