import { beforeEach, expect, test } from 'vitest'
import { disconnectAccount } from '@/lib/integrations/commands/disconnect-account'
import { listOwnConnections } from '@/lib/integrations/queries'
import { revokeAccounts } from '@/lib/integrations/tasks/commands/revoke-accounts'
import { db } from '@/lib/platform/db'
import { aGoogleAccount, theProviders } from '@/tests/factories/integrations'
import { aMember } from '@/tests/factories/members'

// Other tests of this worker leave calls behind.
beforeEach(async () => void (await db.integrationTask.deleteMany({})))

test('disconnects now, and has the provider revoke our access as soon as it answers', async () => {
  const providers = await theProviders()
  const actor = await aMember()
  await aGoogleAccount(actor, providers)
  providers.standIn.fail({ under: '/google/revoke', times: 9, kind: 'answer', status: 500, html: '' })
  await disconnectAccount(actor, { provider: 'GOOGLE' })
  expect((await listOwnConnections(actor))[0]).toMatchObject({ state: 'not_connected', account: null })

  await revokeAccounts()
  expect(providers.google.revoked.has(actor.email)).toBe(false)
  providers.standIn.heal()
  await db.integrationTask.updateMany({ where: { workspaceId: actor.workspaceId }, data: { dueAt: new Date(0) } })
  await revokeAccounts()
  expect(providers.google.revoked.has(actor.email)).toBe(true)
  expect(await db.integrationTask.count({ where: { workspaceId: actor.workspaceId } })).toBe(0)
})

test('a second press changes nothing', async () => {
  const providers = await theProviders()
  const actor = await aMember()
  await aGoogleAccount(actor, providers)
  await Promise.all([1, 2].map(() => disconnectAccount(actor, { provider: 'GOOGLE' })))
  expect(await db.integrationTask.count({ where: { workspaceId: actor.workspaceId } })).toBe(1)
})
