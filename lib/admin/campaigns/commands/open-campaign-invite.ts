import 'server-only'
import type { Visitor } from '@/lib/access/request'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import type { OpenCampaignInviteInput } from '@/lib/admin/campaigns/schema'
import { lockLinkedInvite } from '@/lib/admin/campaigns/steps/lock-invite'

export const openCampaignInvite = (_visitor: Visitor, { token }: OpenCampaignInviteInput): Promise<object> =>
  transaction(async (tx) => {
    const { id, state } = await lockLinkedInvite(tx, token)
    if (state === 'OPENED') return {}
    await tx.campaignInvite.update({ where: { id }, data: { status: 'OPENED', openedAt: now() }, select: { id: true } })
    return {}
  })
