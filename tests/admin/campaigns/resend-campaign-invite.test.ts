import { expect, test } from 'vitest'
import { openCampaignInvite } from '@/lib/admin/campaigns/commands/open-campaign-invite'
import { resendCampaignInvite } from '@/lib/admin/campaigns/commands/resend-campaign-invite'
import { revokeCampaignInvite } from '@/lib/admin/campaigns/commands/revoke-campaign-invite'
import { getCampaign } from '@/lib/admin/campaigns/queries'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aCampaignInvite, expireInvite, stateOfInvite } from '@/tests/factories/platform/campaigns'
import { aSuperAdmin, aVisitor } from '@/tests/factories/members'
import { mailedToken, mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'

test('an expired one is pending again under a new link; the one before is gone', async () => {
  const root = await aSuperAdmin()
  const { id, email, token } = await aCampaignInvite(root)
  await expireInvite(id)
  await resendCampaignInvite(root, { id })
  await resendCampaignInvite(root, { id })
  expect(await stateOfInvite(id)).toMatchObject({ status: 'PENDING', sentCount: 2 })
  // The first waited, and its link leads nowhere.
  expect(await mailsTo(email)).toHaveLength(1)
  await expectRefused(openCampaignInvite(aVisitor(), { token }), 'not-found')
  await openCampaignInvite(aVisitor(), { token: await mailedToken(email, 'campaign.invited') })
})

test('an opened one stays opened', async () => {
  const root = await aSuperAdmin()
  const { id, campaignId } = await aCampaignInvite(root, { isOpened: true })
  await db.campaignInvite.update({ where: { id }, data: { sentAt: daysFrom(now(), -1) } })
  await resendCampaignInvite(root, { id })
  expect(await stateOfInvite(id)).toMatchObject({ status: 'OPENED', sentCount: 2 })
  expect(await getCampaign(root, campaignId)).toMatchObject({ OPENED: 1, PENDING: 0 })
})

test('one that was opened and expired is pending again', async () => {
  const root = await aSuperAdmin()
  const { id } = await aCampaignInvite(root, { isOpened: true })
  await expireInvite(id)
  await resendCampaignInvite(root, { id })
  expect(await stateOfInvite(id)).toMatchObject({ status: 'PENDING', sentCount: 2 })
})

test('refuses one that was revoked', async () => {
  const root = await aSuperAdmin()
  const { id } = await aCampaignInvite(root)
  await revokeCampaignInvite(root, { id })
  await expectRefused(resendCampaignInvite(root, { id }), 'conflict')
})
