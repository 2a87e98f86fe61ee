import { expect, test } from 'vitest'
import { beginInvitedWorkspace } from '@/lib/admin/campaigns/commands/begin-invited-workspace'
import { openCampaignInvite } from '@/lib/admin/campaigns/commands/open-campaign-invite'
import { revokeCampaignInvite } from '@/lib/admin/campaigns/commands/revoke-campaign-invite'
import { getCampaign } from '@/lib/admin/campaigns/queries'
import { randomId } from '@/lib/shared/randomness'
import {
  aCampaign,
  aCampaignInvite,
  aRegistration,
  expireInvite,
  stateOfInvite,
} from '@/tests/factories/platform/campaigns'
import { aSuperAdmin, aVisitor } from '@/tests/factories/members'
import { actsOn } from '@/tests/support/platform-acts'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'

test('the link stops working; one that was used stays', async () => {
  const root = await aSuperAdmin()
  const [open, used] = [await aCampaignInvite(root), await aCampaignInvite(root)]
  await beginInvitedWorkspace(aVisitor(), aRegistration(used.token, used.slug))
  for (const { id } of [open, open, used]) await revokeCampaignInvite(root, { id })
  await expectRefused(openCampaignInvite(aVisitor(), open), 'not-found')
  expect(await mailsTo(open.email)).toEqual([])
  expect(await stateOfInvite(used.id)).toMatchObject({ status: 'COMPLETED' })
  expect((await actsOn(root, open.campaignId))[0]?.[0]).toBe('campaign.revoked')
  await expectRefused(revokeCampaignInvite(root, { id: randomId() }), 'not-found')
})

test('an expired one stays expired, because it can still be resent', async () => {
  const root = await aSuperAdmin()
  const { id, campaignId } = await aCampaignInvite(root)
  await expireInvite(id)
  await revokeCampaignInvite(root, { id })
  expect(await getCampaign(root, campaignId)).toMatchObject({ EXPIRED: 1, REVOKED: 0 })
})

test('one that was never sent is removed, and never counts as revoked', async () => {
  const root = await aSuperAdmin()
  const { id, inviteIds } = await aCampaign(root, { isSent: false })
  await revokeCampaignInvite(root, { id: inviteIds[0] ?? '' })
  expect(await getCampaign(root, id)).toMatchObject({ total: 0, REVOKED: 0 })
  expect((await actsOn(root, id))[0]?.[0]).toBe('campaign.edited')
})
