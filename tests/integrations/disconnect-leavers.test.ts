import { expect, test } from 'vitest'
import { disconnectLeavers } from '@/lib/integrations/commands/disconnect-leavers'
import { db } from '@/lib/platform/db'
import { aGoogleAccount, theProviders } from '@/tests/factories/integrations'
import { aMember, deactivate } from '@/tests/factories/members'

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
