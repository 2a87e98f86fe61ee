import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { recordAct } from '@/lib/audit/platform/record-act'
import { transaction } from '@/lib/platform/db'
import type { CampaignInviteIdInput } from '@/lib/admin/campaigns/schema'
import { lockInvite } from '@/lib/admin/campaigns/steps/lock-invite'

/** Revokes a sent invitation; one that was never sent is removed. */
export const revokeCampaignInvite = (admin: AdminActor, { id }: CampaignInviteIdInput) =>
  transaction(async (tx) => {
    const { state, email, campaign, campaignId } = await lockInvite(tx, id)
    if (state === 'COMPLETED' || state === 'REVOKED') return {}
    if (state === 'DRAFT') {
      await tx.campaignInvite.delete({ where: { id }, select: { id: true } })
      const title = `Left ${email} out of “${campaign.name}”`
      await recordAct(tx, admin, { action: 'campaign.edited', objectId: campaignId, title })
      return {}
    }
    await tx.campaignInvite.update({ where: { id }, data: { status: 'REVOKED' }, select: { id: true } })
    const title = `Revoked the invitation of ${email} in “${campaign.name}”`
    await recordAct(tx, admin, { action: 'campaign.revoked', objectId: campaignId, title })
    return {}
  })
