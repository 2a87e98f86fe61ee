import { expect, test } from 'vitest'
import { editCampaignInvite } from '@/lib/admin/campaigns/commands/edit-campaign-invite'
import { editCampaignInviteSchema } from '@/lib/admin/campaigns/schema'
import { randomId } from '@/lib/shared/randomness'
import { aCampaign, stateOfInvite } from '@/tests/factories/platform/campaigns'
import { aSuperAdmin } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { actsOn } from '@/tests/support/platform-acts'
import { expectRefused } from '@/tests/support/refused'

const proposed = { firstName: 'Ana', companyName: 'Harbour', companySlug: unique('harbour') }

test('changes what is proposed until it is sent', async () => {
  const root = await aSuperAdmin()
  const { id: campaignId, inviteIds } = await aCampaign(root, { isSent: false })
  const [id = ''] = inviteIds
  expect(await editCampaignInvite(root, { id, ...proposed })).toEqual({ campaignId })
  await editCampaignInvite(root, { id, ...proposed })
  expect(await stateOfInvite(id)).toMatchObject(proposed)
  expect((await actsOn(root, campaignId)).map(([action]) => action)).toEqual(['campaign.edited', 'campaign.prepared'])
  const { inviteIds: sent } = await aCampaign(root)
  await expectRefused(editCampaignInvite(root, { id: sent[0] ?? '', ...proposed }), 'conflict')
  await expectRefused(editCampaignInvite(root, { id: randomId(), ...proposed }), 'not-found')
})

test.each(['ab', 'admin', 'plan-b', 'Harbour Works!'])('checks “%s” like any address of a workspace', (companySlug) => {
  const parsed = editCampaignInviteSchema.safeParse({ id: randomId(), ...proposed, companySlug })
  expect(parsed.error?.issues[0]?.path).toEqual(['companySlug'])
})
