import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { recordAct } from '@/lib/audit/platform/record-act'
import { transaction } from '@/lib/platform/db'
import { sentAlready } from '@/lib/admin/campaigns/refusals'
import type { EditCampaignInviteInput } from '@/lib/admin/campaigns/schema'
import { lockInvite } from '@/lib/admin/campaigns/steps/lock-invite'

/** Edits an invitation before it is sent. */
export const editCampaignInvite = (admin: AdminActor, { id, ...proposed }: EditCampaignInviteInput) =>
  transaction(async (tx) => {
    const { state, email, campaign, campaignId, ...before } = await lockInvite(tx, id)
    if (state !== 'DRAFT') throw sentAlready()
    const isChanged = Object.entries(proposed).some(([field, value]) => Reflect.get(before, field) !== value)
    if (!isChanged) return { campaignId }
    await tx.campaignInvite.update({ where: { id }, data: proposed, select: { id: true } })
    const title = `Edited the invitation of ${email} in “${campaign.name}”`
    await recordAct(tx, admin, { action: 'campaign.edited', objectId: campaignId, title })
    return { campaignId }
  })
