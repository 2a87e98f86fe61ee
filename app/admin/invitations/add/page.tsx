import type { Metadata } from 'next'
import { AddCampaignScreen } from '@/components/admin/campaigns/add-campaign-screen'
import { requireAdmin } from '@/lib/access/admin'

export const metadata: Metadata = { title: 'New campaign' }

export default async function AddCampaignPage() {
  await requireAdmin()
  return <AddCampaignScreen />
}
