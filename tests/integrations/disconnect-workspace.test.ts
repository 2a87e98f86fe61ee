import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { disconnectWorkspace } from '@/lib/integrations/commands/disconnect-workspace'
import { getWorkspaceConnection, listOwnConnections } from '@/lib/integrations/queries'
import { breakConnections } from '@/lib/integrations/steps/break-connections'
import { db, transaction } from '@/lib/platform/db'
import { aSlackWorkspace, theProviders } from '@/tests/factories/integrations'
import { aMember, anAdmin } from '@/tests/factories/members'

const ownSlack = async (actor: Actor) => (await listOwnConnections(actor)).find(({ provider }) => provider === 'SLACK')

test('people keep their own accounts, which count again once it is connected anew', async () => {
  const providers = await theProviders()
  const admin = await anAdmin()
  await aSlackWorkspace(admin, providers)
  await disconnectWorkspace(admin)
  expect((await getWorkspaceConnection(admin)).state).toBe('not_connected')
  const waiting = { state: 'not_connected', missing: 'An admin has to connect Slack first.', missingHref: null }
  expect(await ownSlack(await aMember({ workspace: { id: admin.workspaceId } }))).toMatchObject(waiting)
  const wanting = { state: 'partially_connected', missing: 'Connect the workspace’s Slack first.' }
  expect(await ownSlack(admin)).toMatchObject({ ...wanting, missingHref: '/workspace/edit?tab=integrations' })
  await aSlackWorkspace(admin, providers)
  expect(await ownSlack(admin)).toMatchObject({ state: 'fully_connected', missing: null, missingHref: null })
  const acts = await db.auditEntry.findMany({
    where: { workspaceId: admin.workspaceId },
    orderBy: { createdAt: 'asc' },
  })
  expect(acts.map(({ action }) => action.split('-').at(-1))).toEqual(['connected', 'disconnected', 'connected'])
})

test('nobody is fully connected while the workspace’s Slack is lost', async () => {
  const providers = await theProviders()
  const admin = await anAdmin()
  const { id } = await aSlackWorkspace(admin, providers)
  await transaction((tx) => breakConnections(tx, [id]))
  const wanting = { state: 'partially_connected', missing: 'Reconnect the workspace’s Slack first.' }
  expect(await ownSlack(admin)).toMatchObject(wanting)
  const waiting = { state: 'not_connected', missing: 'An admin has to reconnect Slack first.' }
  expect(await ownSlack(await aMember({ workspace: { id: admin.workspaceId } }))).toMatchObject(waiting)
})
