import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import { Pagination } from '@/components/ui/list/pagination'
import { adminAddress } from '@/components/admin/admin-address'
import type { CampaignRow } from '@/lib/admin/campaigns/queries'
import type { CampaignListFilter } from '@/lib/admin/campaigns/schema'
import { formatDate } from '@/lib/shared/dates'
import type { Page as Rows } from '@/lib/shared/page'
import { fullCount, plural } from '@/lib/shared/text'

interface CampaignListScreenProps {
  filter: CampaignListFilter
  page: Rows<CampaignRow>
  zone: string
}

const path = '/admin/invitations'

function Row({ campaign, zone }: { campaign: CampaignRow; zone: string }) {
  const { id, name, createdAt, total, DRAFT, COMPLETED } = campaign
  return (
    <ListRow
      href={`${path}/${id}`}
      title={name}
      text={
        <FactLine
          facts={[
            formatDate(createdAt, 'MMM DD, YYYY', zone),
            plural(total, 'address', 'addresses'),
            DRAFT > 0 && `${fullCount(DRAFT)} not sent`,
          ]}
        />
      }
      end={`${fullCount(COMPLETED)} completed`}
    />
  )
}

export function CampaignListScreen({ filter: { after }, page, zone }: CampaignListScreenProps) {
  const add = (
    <ButtonLink href={`${path}/add`} variant="primary">
      New campaign
    </ButtonLink>
  )
  return (
    <Page>
      <PageHeader title="Campaigns" action={add} />
      {page.rows.length > 0 ? (
        <List label="Campaigns">
          {page.rows.map((campaign) => (
            <Row key={campaign.id} campaign={campaign} zone={zone} />
          ))}
        </List>
      ) : (
        <Card flush>
          <EmptyState icon={<Icon name="send" />} title="No campaigns yet" action={add} />
        </Card>
      )}
      <Pagination
        first={after === undefined ? undefined : path}
        next={page.next === null ? undefined : adminAddress(path, { after: page.next })}
      />
    </Page>
  )
}
