import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { transaction } from '@/lib/platform/db'
import { sentAlready } from '@/lib/admin/campaigns/refusals'
import type { EditCampaignInviteInput } from '@/lib/admin/campaigns/schema'
import { lockInvite } from '@/lib/admin/campaigns/steps/lock-invite'

/** Edits an invitation before it is sent. */
export const editCampaignInvite = (_admin: AdminActor, { id, ...proposed }: EditCampaignInviteInput) =>
  transaction(async (tx) => {
    const { state, campaignId } = await lockInvite(tx, id)
    if (state !== 'DRAFT') throw sentAlready()
    await tx.campaignInvite.update({ where: { id }, data: proposed, select: { id: true } })
    return { campaignId }
  })
