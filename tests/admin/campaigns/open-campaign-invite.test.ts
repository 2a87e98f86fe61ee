import { expect, test } from 'vitest'
import { openCampaignInvite } from '@/lib/admin/campaigns/commands/open-campaign-invite'
import { findCampaignInvite } from '@/lib/admin/campaigns/queries'
import { newToken } from '@/lib/platform/secrets'
import { aCampaignInvite, expireInvite, stateOfInvite } from '@/tests/factories/platform/campaigns'
import { aSuperAdmin, aVisitor } from '@/tests/factories/members'
import { expectRefused } from '@/tests/support/refused'

test('looking changes nothing; a press opens it, once', async () => {
  const { id, token, company } = await aCampaignInvite(await aSuperAdmin())
  expect(await findCampaignInvite(token)).toMatchObject({ state: 'PENDING', companySlug: company })
  expect(await stateOfInvite(id)).toMatchObject({ status: 'PENDING', openedAt: null })
  await openCampaignInvite(aVisitor(), { token })
  const { openedAt } = await stateOfInvite(id)
  await openCampaignInvite(aVisitor(), { token })
  expect(await stateOfInvite(id)).toMatchObject({ status: 'OPENED', openedAt })
})

test('refuses a link that has expired or never was', async () => {
  const { id, token } = await aCampaignInvite(await aSuperAdmin())
  await expireInvite(id)
  await expectRefused(openCampaignInvite(aVisitor(), { token }), 'not-found')
  await expectRefused(openCampaignInvite(aVisitor(), { token: newToken() }), 'not-found')
})
