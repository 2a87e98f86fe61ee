import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CampaignScreen } from '@/components/admin/campaigns/campaign-screen'
import { requireAdmin } from '@/lib/access/admin'
import { onScreen } from '@/lib/access/outcome'
import { countReadyInvites, getCampaign, listCampaignInvites } from '@/lib/admin/campaigns/queries'
import { campaignSchema } from '@/lib/admin/campaigns/schema'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'Campaign' }

export default async function CampaignPage({ params, searchParams }: PageProps<'/admin/invitations/[id]'>) {
  const admin = await requireAdmin()
  const { id } = await params
  if (!isId(id)) notFound()
  const filter = campaignSchema.parse(await searchParams)
  const [campaign, page, readyCount] = await Promise.all([
    onScreen(getCampaign(admin, id)),
    listCampaignInvites(admin, id, filter),
    countReadyInvites(admin, id),
  ])
  return (
    <CampaignScreen campaign={campaign} filter={filter} page={page} readyCount={readyCount} zone={admin.timeZone} />
  )
}
