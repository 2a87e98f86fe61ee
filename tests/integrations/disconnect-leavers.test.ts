import { expect, test } from 'vitest'
import { disconnectLeavers } from '@/lib/integrations/commands/disconnect-leavers'
import { revokeAccounts } from '@/lib/integrations/tasks/commands/revoke-accounts'
import { minutesFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aGoogleAccount, aSlackWorkspace, theProviders } from '@/tests/factories/integrations'
import { aMember, anAdmin, deactivate } from '@/tests/factories/members'

test('the accounts of deactivated people are disconnected, and revoked', async () => {
  const providers = await theProviders()
  const [leaver, other] = [await aMember(), await aMember()]
  for (const actor of [leaver, other]) await aGoogleAccount(actor, providers)
  await deactivate(leaver)
  await disconnectLeavers()
  expect(await db.integration.count({ where: { memberId: leaver.memberId } })).toBe(0)
  expect(await db.integrationTask.count({ where: { workspaceId: leaver.workspaceId } })).toBe(1)
  expect(await db.integration.count({ where: { memberId: other.memberId } })).toBe(1)
})

test('within an hour of its deletion a workspace gives up its accounts, so that access ends before it does', async () => {
  const providers = await theProviders()
  const admin = await anAdmin()
  const { externalId } = await aSlackWorkspace(admin, providers)
  await aGoogleAccount(admin, providers)
  const deleteIn = (minutes: number) =>
    db.workspace.update({ where: { id: admin.workspaceId }, data: { deletionAt: minutesFrom(now(), minutes) } })
  const count = () => db.integration.count({ where: { workspaceId: admin.workspaceId } })
  await deleteIn(90)
  await disconnectLeavers()
  expect(await count()).toBe(3)
  await deleteIn(50)
  await disconnectLeavers()
  expect(await count()).toBe(0)
  await revokeAccounts()
  expect(providers.slack.revoked.has(`bot:${externalId}`)).toBe(true)
  expect(providers.google.revoked.has(admin.email)).toBe(true)
})
