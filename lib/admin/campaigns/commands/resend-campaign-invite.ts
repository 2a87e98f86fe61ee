import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { recordAct } from '@/lib/audit/platform/record-act'
import { isSamePress, now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { campaignMailWithdrawn } from '@/lib/admin/campaigns/notices'
import { cannotResend } from '@/lib/admin/campaigns/refusals'
import type { CampaignInviteIdInput } from '@/lib/admin/campaigns/schema'
import { lockInvite } from '@/lib/admin/campaigns/steps/lock-invite'
import { mailInvite } from '@/lib/admin/campaigns/steps/mail-invite'

const resendable: readonly string[] = ['PENDING', 'OPENED', 'EXPIRED']

/** Mails an invitation again under a new link, even an expired one, at most once a minute. */
export const resendCampaignInvite = (admin: AdminActor, { id }: CampaignInviteIdInput) =>
  transaction(async (tx) => {
    const { state, sentAt, tokenHash, email, firstName, companyName, campaign, campaignId } = await lockInvite(tx, id)
    if (!resendable.includes(state)) throw cannotResend()
    if (sentAt !== null && isSamePress(sentAt, now())) return {}
    await campaignMailWithdrawn(tx, { email, tokenHash })
    const status = state === 'OPENED' ? 'OPENED' : 'PENDING'
    await mailInvite(tx, { id, status, email, firstName, companyName }, campaign.expiryDays)
    const title = `Resent the invitation of ${email} in “${campaign.name}”`
    await recordAct(tx, admin, { action: 'campaign.resent', objectId: campaignId, title })
    return {}
  })
