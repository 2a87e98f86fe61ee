import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { recordAct } from '@/lib/audit/platform/record-act'
import { transaction } from '@/lib/platform/db'
import { campaignMailWithdrawn } from '@/lib/admin/campaigns/notices'
import type { CampaignState } from '@/lib/admin/campaigns/rules'
import type { CampaignInviteIdInput } from '@/lib/admin/campaigns/schema'
import { lockInvite } from '@/lib/admin/campaigns/steps/lock-invite'

const ended: readonly CampaignState[] = ['COMPLETED', 'REVOKED', 'EXPIRED']

/** Revokes a sent invitation; one that was never sent is removed. */
export const revokeCampaignInvite = (admin: AdminActor, { id }: CampaignInviteIdInput) =>
  transaction(async (tx) => {
    const { state, email, tokenHash, campaign, campaignId } = await lockInvite(tx, id)
    if (ended.includes(state)) return {}
    if (state === 'DRAFT') {
      await tx.campaignInvite.delete({ where: { id }, select: { id: true } })
      const title = `Left ${email} out of “${campaign.name}”`
      await recordAct(tx, admin, { action: 'campaign.edited', objectId: campaignId, title })
      return {}
    }
    await tx.campaignInvite.update({ where: { id }, data: { status: 'REVOKED' }, select: { id: true } })
    await campaignMailWithdrawn(tx, { email, tokenHash })
    const title = `Revoked the invitation of ${email} in “${campaign.name}”`
    await recordAct(tx, admin, { action: 'campaign.revoked', objectId: campaignId, title })
    return {}
  })
