import { expect, test } from 'vitest'
import { forgetPerson } from '@/lib/account/steps/forget-person'
import { beginInvitedWorkspace } from '@/lib/admin/campaigns/commands/begin-invited-workspace'
import { resendCampaignInvite } from '@/lib/admin/campaigns/commands/resend-campaign-invite'
import { findCampaignInvite, getCampaign } from '@/lib/admin/campaigns/queries'
import { db, transaction } from '@/lib/platform/db'
import { aMember, aSuperAdmin, aVisitor } from '@/tests/factories/members'
import { aCampaignInvite, aRegistration, stateOfInvite } from '@/tests/factories/platform/campaigns'
import { expectRefused } from '@/tests/support/refused'

const forget = (person: { userId: string; email: string }) => transaction((tx) => forgetPerson(tx, person))

test('the invitation that brought a person in keeps its state and nothing of them', async () => {
  const root = await aSuperAdmin()
  const { id, campaignId, token, email, slug } = await aCampaignInvite(root)
  await db.campaignInvite.update({ where: { id }, data: { firstName: 'Zebulon' } })
  await beginInvitedWorkspace(aVisitor(), aRegistration(token, slug))
  const { id: userId } = await db.user.findUniqueOrThrow({ where: { email } })
  await forget({ userId, email })
  const left = await stateOfInvite(id)
  expect(left).toMatchObject({ status: 'COMPLETED', userId: null, firstName: '' })
  expect(left.email).not.toBe(email)
  expect(await getCampaign(root, campaignId)).toMatchObject({ COMPLETED: 1, total: 1 })
})

test('a pending invitation to their address is revoked, and others stay', async () => {
  const root = await aSuperAdmin()
  const [theirs, other] = [await aCampaignInvite(root), await aCampaignInvite(root)]
  const person = await aMember({ email: theirs.email })
  await forget(person)
  expect(await stateOfInvite(theirs.id)).toMatchObject({ status: 'REVOKED' })
  expect((await stateOfInvite(theirs.id)).email).not.toBe(theirs.email)
  expect(await findCampaignInvite(theirs.token)).toMatchObject({ state: 'REVOKED' })
  await expectRefused(resendCampaignInvite(root, { id: theirs.id }), 'conflict')
  expect(await stateOfInvite(other.id)).toMatchObject({ status: 'PENDING', email: other.email })
})
