import { expect, test } from 'vitest'
import { switchWorkspace } from '@/lib/members/sign-in/commands/switch-workspace'
import { db } from '@/lib/platform/db'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import { aMember, aPlace, deactivate } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

const lastOf = async (id: string) =>
  (await db.user.findUniqueOrThrow({ where: { id }, select: { lastWorkspaceId: true } })).lastWorkspaceId

test.each<Role>(['Admin', 'Manager', 'Member'])('a %s goes on in another of their workspaces', async (role) => {
  const { userId } = await aMember()
  const workspace = await aWorkspace()
  await aPlace({ userId, workspace, role })
  expect(await switchWorkspace({ userId, workspaceId: workspace.id })).toBe(true)
  expect(await lastOf(userId)).toBe(workspace.id)
})

test('not into one they have no place in', async () => {
  const { userId } = await aMember()
  const { id: workspaceId } = await aWorkspace()
  expect(await switchWorkspace({ userId, workspaceId })).toBe(false)
  expect(await lastOf(userId)).toBeNull()
})

test('not into one whose place was taken away', async () => {
  const { userId } = await aMember()
  const workspace = await aWorkspace()
  await deactivate(await aPlace({ userId, workspace }))
  expect(await switchWorkspace({ userId, workspaceId: workspace.id })).toBe(false)
})
