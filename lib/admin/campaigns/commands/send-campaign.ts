import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { recordAct } from '@/lib/audit/platform/record-act'
import { transaction } from '@/lib/platform/db'
import { listReadyInvites } from '@/lib/admin/campaigns/queries'
import { noSuchCampaign, nothingToSend } from '@/lib/admin/campaigns/refusals'
import type { SendCampaignInput } from '@/lib/admin/campaigns/schema'
import { mailInvite } from '@/lib/admin/campaigns/steps/mail-invite'
import { plural } from '@/lib/shared/text'

export const sendCampaign = (admin: AdminActor, { id }: SendCampaignInput) =>
  transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Campaign" WHERE id = ${id}::uuid FOR UPDATE`
    const campaign = await tx.campaign.findUnique({ where: { id }, select: { name: true, expiryDays: true } })
    if (!campaign) throw noSuchCampaign()
    const ready = await listReadyInvites(tx, id)
    if (ready.length === 0) throw nothingToSend()
    for (const { id: inviteId, email, firstName, companyName } of ready)
      await mailInvite(tx, { id: inviteId, status: 'PENDING', email, firstName, companyName }, campaign.expiryDays)
    const title = `Sent the campaign “${campaign.name}” to ${plural(ready.length, 'address', 'addresses')}`
    await recordAct(tx, admin, { action: 'campaign.sent', objectId: id, title })
    return { count: ready.length }
  })
