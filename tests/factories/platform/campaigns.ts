import type { AdminActor } from '@/lib/access/admin'
import { createCampaign } from '@/lib/admin/campaigns/commands/create-campaign'
import { openCampaignInvite } from '@/lib/admin/campaigns/commands/open-campaign-invite'
import { sendCampaign } from '@/lib/admin/campaigns/commands/send-campaign'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { mailedToken } from '@/tests/support/outbox'
import { aVisitor } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'

/** An address of a company that nobody else has. */
export const aProspect = (name = 'ana') => {
  const company = unique('harbour')
  return { email: `${name}@${company}.example`, company, slug: company }
}

type Given = { prospects?: { email: string }[]; isSent?: boolean; expiryDays?: number }

/** A campaign of these addresses; answers the id of each invitation in their order. */
export async function aCampaign(admin: AdminActor, given: Given = {}) {
  const { prospects = [aProspect()], isSent = true, expiryDays = 14 } = given
  const list = prospects.map(({ email }) => email).join('\n')
  const { id } = await createCampaign(admin, { madeId: randomId(), name: unique('Spring'), expiryDays, list })
  if (isSent) await sendCampaign(admin, { id })
  const found = await db.campaignInvite.findMany({ where: { campaignId: id }, select: { id: true, email: true } })
  const inviteIds = prospects.map(({ email }) => found.find((invite) => invite.email === email)?.id ?? '')
  return { id, inviteIds, prospects }
}

/** An invitation that was mailed, with the token of its link. */
export async function aCampaignInvite(admin: AdminActor, { isOpened = false, expiryDays = 14 } = {}) {
  const prospect = aProspect()
  const { id: campaignId, inviteIds } = await aCampaign(admin, { prospects: [prospect], expiryDays })
  const token = await mailedToken(prospect.email, 'campaign.invited')
  if (isOpened) await openCampaignInvite(aVisitor(), { token })
  return { ...prospect, campaignId, id: inviteIds[0] ?? '', token }
}

/** Its time runs out. */
export const expireInvite = (id: string) =>
  db.campaignInvite.update({ where: { id }, data: { expiresAt: daysFrom(now(), -1), sentAt: daysFrom(now(), -15) } })

export const stateOfInvite = (id: string) => db.campaignInvite.findUniqueOrThrow({ where: { id } })

/** What somebody enters who registers by the link. */
export const aRegistration = (token: string, slug: string) => ({
  token,
  slug,
  firstName: 'Ana',
  lastName: 'Silva',
  password: 'plum violin seven',
  workspaceName: 'Harbour Works',
  size: 'small' as const,
  timeZone: 'UTC',
})
