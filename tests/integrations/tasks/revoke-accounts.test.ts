import { expect, test } from 'vitest'
import { revokeAccounts } from '@/lib/integrations/tasks/commands/revoke-accounts'
import { disconnectWorkspace } from '@/lib/integrations/commands/disconnect-workspace'
import { db } from '@/lib/platform/db'
import { aSlackWorkspace, theProviders } from '@/tests/factories/integrations'
import { anAdmin } from '@/tests/factories/members'

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
