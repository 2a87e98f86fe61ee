import type { Metadata } from 'next'
import { CampaignListScreen } from '@/components/admin/campaigns/campaign-list-screen'
import { requireAdmin } from '@/lib/access/admin'
import { listCampaigns } from '@/lib/admin/campaigns/queries'
import { campaignListSchema } from '@/lib/admin/campaigns/schema'

export const metadata: Metadata = { title: 'Campaigns' }

export default async function CampaignsPage({ searchParams }: PageProps<'/admin/invitations'>) {
  const admin = await requireAdmin()
  const filter = campaignListSchema.parse(await searchParams)
  return <CampaignListScreen filter={filter} page={await listCampaigns(admin, filter)} zone={admin.timeZone} />
}
