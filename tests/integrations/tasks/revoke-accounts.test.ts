import { beforeEach, expect, test } from 'vitest'
import { revokeAccounts } from '@/lib/integrations/tasks/commands/revoke-accounts'
import { disconnectAccount } from '@/lib/integrations/commands/disconnect-account'
import { disconnectWorkspace } from '@/lib/integrations/commands/disconnect-workspace'
import { db } from '@/lib/platform/db'
import { aGoogleAccount, aSlackAccount, aSlackWorkspace, theProviders } from '@/tests/factories/integrations'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

// Other tests of this worker leave calls behind.
beforeEach(async () => void (await db.integrationTask.deleteMany({})))

test('access that is gone already counts as revoked', async () => {
  const providers = await theProviders()
  const admin = await anAdmin()
  const { externalId } = await aSlackWorkspace(admin, providers)
  providers.slack.revoked.add(`bot:${externalId}`)
  await disconnectWorkspace(admin)
  await revokeAccounts()
  expect(await db.integrationTask.count({ where: { workspaceId: admin.workspaceId } })).toBe(0)
  expect(providers.standIn.violations).toEqual([])
})

test('an account that was connected anew meanwhile keeps its access', async () => {
  const providers = await theProviders()
  const actor = await aMember()
  await aGoogleAccount(actor, providers)
  await disconnectAccount(actor, { provider: 'GOOGLE' })
  await aGoogleAccount(actor, providers)
  await revokeAccounts()
  expect(providers.google.revoked.has(actor.email)).toBe(false)
  expect(await db.integrationTask.count({ where: { workspaceId: actor.workspaceId } })).toBe(0)
})

test('an account that another workspace uses keeps its access until that one ends, too', async () => {
  const providers = await theProviders()
  const [here, there] = [await aMember(), await aMember()]
  await aGoogleAccount(here, providers)
  await aGoogleAccount({ ...there, email: here.email }, providers)
  await disconnectAccount(here, { provider: 'GOOGLE' })
  await revokeAccounts()
  expect(providers.google.revoked.has(here.email)).toBe(false)
  await disconnectAccount(there, { provider: 'GOOGLE' })
  await revokeAccounts()
  expect(providers.google.revoked.has(here.email)).toBe(true)
})

test('a Slack account whose access has expired is revoked all the same', async () => {
  const providers = await theProviders()
  const workspace = await aWorkspace()
  await aSlackWorkspace(await anAdmin({ workspace }), providers)
  providers.slack.settings.lifetimeSeconds = -1
  const actor = await aMember({ workspace })
  const { externalId } = await aSlackAccount(actor, providers)
  providers.slack.settings.lifetimeSeconds = 3600
  await disconnectAccount(actor, { provider: 'SLACK' })
  await revokeAccounts()
  expect(providers.slack.revoked.has(`user:${externalId}`)).toBe(true)
  expect(providers.standIn.violations).toEqual([])
})

test('access that can never be revoked is not kept', async () => {
  const providers = await theProviders()
  const actor = await aMember()
  await aGoogleAccount(actor, providers)
  await disconnectAccount(actor, { provider: 'GOOGLE' })
  providers.standIn.fail({ under: '/google/revoke', times: 9, kind: 'answer', status: 500, html: '' })
  await db.integrationTask.updateMany({ data: { attempts: 19 } })
  await revokeAccounts()
  expect(await db.integrationTask.findMany({ where: { workspaceId: actor.workspaceId } })).toMatchObject([
    { status: 'GIVEN_UP', sealedPayload: null },
  ])
})
