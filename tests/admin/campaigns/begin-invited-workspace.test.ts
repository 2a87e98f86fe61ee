import { expect, test } from 'vitest'
import { memberActorAt } from '@/lib/access/actor'
import { beginInvitedWorkspace } from '@/lib/admin/campaigns/commands/begin-invited-workspace'
import { getCampaign } from '@/lib/admin/campaigns/queries'
import { db } from '@/lib/platform/db'
import { findOpenSignInLink } from '@/lib/members/sign-in/queries'
import { aCampaignInvite, aRegistration, expireInvite, stateOfInvite } from '@/tests/factories/platform/campaigns'
import { aPerson, aSuperAdmin, aVisitor } from '@/tests/factories/members'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

test('begins the workspace with a proven account as its Admin, and the answer signs in', async () => {
  const root = await aSuperAdmin()
  const { id, campaignId, token, email, slug } = await aCampaignInvite(root, { isOpened: true })
  const { signInToken } = await beginInvitedWorkspace(aVisitor(), aRegistration(token, slug))
  expect(await memberActorAt(slug, email)).toMatchObject({ role: 'Admin', firstName: 'Ana' })
  expect(await findOpenSignInLink(signInToken)).toEqual({ email })
  const { id: userId, emailVerifiedAt } = await db.user.findUniqueOrThrow({ where: { email } })
  expect(emailVerifiedAt).not.toBeNull()
  expect(await stateOfInvite(id)).toMatchObject({ status: 'COMPLETED', userId })
  expect(await getCampaign(root, campaignId)).toMatchObject({ COMPLETED: 1, OPENED: 0 })
})

test('works once, and not after its time', async () => {
  const root = await aSuperAdmin()
  const used = await aCampaignInvite(root)
  await beginInvitedWorkspace(aVisitor(), aRegistration(used.token, used.slug))
  await expectRefused(beginInvitedWorkspace(aVisitor(), aRegistration(used.token, unique('other'))), 'not-found')
  const late = await aCampaignInvite(root)
  await expireInvite(late.id)
  await expectRefused(beginInvitedWorkspace(aVisitor(), aRegistration(late.token, late.slug)), 'not-found')
})

test('refuses an address of a workspace that is taken, and an e-mail address that has an account by now', async () => {
  const { token, email, slug } = await aCampaignInvite(await aSuperAdmin())
  const { slug: taken } = await aWorkspace()
  await expectRefused(beginInvitedWorkspace(aVisitor(), aRegistration(token, taken)), 'invalid')
  await aPerson({ email })
  await expectRefused(beginInvitedWorkspace(aVisitor(), aRegistration(token, slug)), 'conflict')
})

test('a weak password is refused', async () => {
  const { token, slug } = await aCampaignInvite(await aSuperAdmin())
  const weak = { ...aRegistration(token, slug), password: 'password123' }
  await expectRefused(beginInvitedWorkspace(aVisitor(), weak), 'invalid')
})
