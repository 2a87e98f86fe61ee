import { expect, test } from 'vitest'
import { connectAccount } from '@/lib/integrations/commands/connect-account'
import { connectWorkspace } from '@/lib/integrations/commands/connect-workspace'
import { findBeginning, listOwnConnections } from '@/lib/integrations/queries'
import { db } from '@/lib/platform/db'
import { askedAt, aSlackWorkspace, theProviders } from '@/tests/factories/integrations'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { refusalOf } from '@/tests/support/refused'

test('asks for what the app does and no more', async () => {
  await theProviders()
  const { scope = '' } = askedAt((await connectWorkspace(await anAdmin())).url)
  expect(scope.split(',')).toEqual([
    'chat:write',
    'chat:write.public',
    'im:write',
    'channels:read',
    'commands',
    'users:read',
    'users:read.email',
    // To look whether a message arrived before it is posted again.
    'im:history',
    'channels:history',
    'channels:join',
  ])
})

test('connects the workspace and the Admin, and others half', async () => {
  const providers = await theProviders()
  const workspace = await aWorkspace()
  const [admin, colleague] = [await anAdmin({ workspace }), await aMember({ workspace })]
  await aSlackWorkspace(admin, providers)
  const stateOf = async (actor: typeof admin) =>
    (await listOwnConnections(actor)).find(({ provider }) => provider === 'SLACK')?.state
  expect([await stateOf(admin), await stateOf(colleague)]).toEqual(['fully_connected', 'partially_connected'])
  const lines = await db.auditEntry.findMany({ where: { workspaceId: workspace.id } })
  expect(lines.map(({ action }) => action)).toEqual(['workspace.integration-connected'])
})

test('who comes back unconnected is led to where they began', async () => {
  const admin = await anAdmin()
  const workspace = askedAt((await connectWorkspace(admin)).url).state ?? ''
  const own = askedAt((await connectAccount(admin, { provider: 'GOOGLE' })).url).state ?? ''
  const found = [await findBeginning(admin, workspace), await findBeginning(admin, own)]
  expect(found).toEqual(['workspace', 'profile'])
  expect(await findBeginning(await anAdmin(), workspace)).toBe('profile')
})

test('one Slack workspace belongs to one workspace here', async () => {
  const providers = await theProviders()
  await aSlackWorkspace(await anAdmin(), providers)
  const refusal = await refusalOf(aSlackWorkspace(await anAdmin(), providers))
  expect(refusal.message).toContain('already connected')
})
