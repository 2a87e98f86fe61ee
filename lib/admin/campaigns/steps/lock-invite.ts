import 'server-only'
import { now } from '@/lib/platform/clock'
import { hashToken } from '@/lib/platform/secrets'
import type { Tx } from '@/lib/platform/tx'
import { campaignLinkGone, noSuchInvite } from '@/lib/admin/campaigns/refusals'
import { campaignState } from '@/lib/admin/campaigns/rules'

const inviteSelect = {
  id: true,
  campaignId: true,
  email: true,
  firstName: true,
  companyName: true,
  companySlug: true,
  status: true,
  sentAt: true,
  tokenHash: true,
  expiresAt: true,
  campaign: { select: { name: true, expiryDays: true } },
} as const

/** Throws not-found. */
export async function lockInvite(tx: Tx, id: string) {
  await tx.$queryRaw`SELECT 1 FROM "CampaignInvite" WHERE id = ${id}::uuid FOR UPDATE`
  const invite = await tx.campaignInvite.findUnique({ where: { id }, select: inviteSelect })
  if (!invite) throw noSuchInvite()
  return { ...invite, state: campaignState(invite, now()) }
}

/** The pending invitation of a mailed link, locked. Throws not-found. */
export async function lockLinkedInvite(tx: Tx, token: string) {
  const found = await tx.campaignInvite.findUnique({ where: { tokenHash: hashToken(token) }, select: { id: true } })
  if (!found) throw campaignLinkGone()
  const invite = await lockInvite(tx, found.id)
  if (invite.state !== 'PENDING' && invite.state !== 'OPENED') throw campaignLinkGone()
  return invite
}
