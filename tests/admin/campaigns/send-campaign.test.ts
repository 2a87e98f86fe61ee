import { expect, test } from 'vitest'
import { sendCampaign } from '@/lib/admin/campaigns/commands/send-campaign'
import { getCampaign } from '@/lib/admin/campaigns/queries'
import { randomId } from '@/lib/shared/randomness'
import { aCampaign, aProspect } from '@/tests/factories/platform/campaigns'
import { aPerson, aSuperAdmin } from '@/tests/factories/members'
import { mailsTo } from '@/tests/support/outbox'
import { actsOn } from '@/tests/support/platform-acts'
import { expectRefused } from '@/tests/support/refused'

test('mails each address that is ready, once', async () => {
  const root = await aSuperAdmin()
  const [ready, known] = [aProspect(), await aPerson()]
  const { id } = await aCampaign(root, { prospects: [ready, known], isSent: false })
  const results = await Promise.allSettled([sendCampaign(root, { id }), sendCampaign(root, { id })])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await mailsTo(ready.email)).map(({ event }) => event)).toEqual(['campaign.invited'])
  expect(await mailsTo(known.email)).toEqual([])
  expect(await getCampaign(root, id)).toMatchObject({ PENDING: 1, DRAFT: 1 })
  expect((await actsOn(root, id)).map(([action]) => action)).toEqual(['campaign.sent', 'campaign.prepared'])
  await expectRefused(sendCampaign(root, { id: randomId() }), 'not-found')
})
