import { expect, test } from 'vitest'
import { disconnectWorkspace } from '@/lib/integrations/commands/disconnect-workspace'
import { getWorkspaceConnection, listOwnConnections } from '@/lib/integrations/queries'
import { db } from '@/lib/platform/db'
import { aSlackWorkspace, theProviders } from '@/tests/factories/integrations'
import { anAdmin } from '@/tests/factories/members'

test('people keep their own accounts, which count again once it is connected anew', async () => {
  const providers = await theProviders()
  const admin = await anAdmin()
  await aSlackWorkspace(admin, providers)
  await disconnectWorkspace(admin)
  expect((await getWorkspaceConnection(admin)).state).toBe('not_connected')
  const slack = async () => (await listOwnConnections(admin)).find(({ provider }) => provider === 'SLACK')?.state
  expect(await slack()).toBe('partially_connected')
  await aSlackWorkspace(admin, providers)
  expect(await slack()).toBe('fully_connected')
  const acts = await db.auditEntry.findMany({
    where: { workspaceId: admin.workspaceId },
    orderBy: { createdAt: 'asc' },
  })
  expect(acts.map(({ action }) => action.split('-').at(-1))).toEqual(['connected', 'disconnected', 'connected'])
})
