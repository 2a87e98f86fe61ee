import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { CAMPAIGN_DAYS } from '@/lib/admin/campaigns/rules'
import { CampaignForm } from './campaign-form'

export const AddCampaignScreen = () => (
  <Page narrow>
    <PageHeader back={{ href: '/admin/invitations', label: 'Campaigns' }} title="New campaign" />
    <CampaignForm expiryDays={CAMPAIGN_DAYS} />
  </Page>
)
