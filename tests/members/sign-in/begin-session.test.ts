import { afterEach, expect, test } from 'vitest'
import { beginSession } from '@/lib/members/sign-in/commands/begin-session'
import { switchWorkspace } from '@/lib/members/sign-in/commands/switch-workspace'
import { minutesFrom, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aMember, aPerson, aPlace, deactivate } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

const device = 'Firefox on Windows'

afterEach(() => setClock())

test('holds the person, the workspace, the version, the session and the beginning, and nothing else', async () => {
  setClock(() => new Date('2026-11-21T09:00:00.500Z'))
  const { userId, workspaceId } = await aMember()
  expect(await beginSession(userId, device)).toEqual({
    sub: userId,
    workspaceId,
    sessionVersion: 1,
    sessionId: expect.any(String),
    isSuperAdmin: false,
    startedAt: Date.parse('2026-11-21T09:00:00Z') / 1000,
  })
})

test('is kept with its device, so that it can be ended', async () => {
  const { userId } = await aMember()
  const claims = await beginSession(userId, device)
  const kept = await db.userSession.findMany({ where: { userId } })
  expect(kept).toMatchObject([{ id: claims?.sessionId, device, endedAt: null }])
})

test('one arrives in the workspace left last, or the first joined', async () => {
  const first = await aMember()
  setClock(() => minutesFrom(new Date(), 1))
  const second = await aPlace({ userId: first.userId, workspace: await aWorkspace() })
  expect(await beginSession(first.userId, device)).toMatchObject({ workspaceId: first.workspaceId })
  await switchWorkspace(second)
  expect(await beginSession(first.userId, device)).toMatchObject({ workspaceId: second.workspaceId })
  await deactivate(second)
  expect(await beginSession(first.userId, device)).toMatchObject({ workspaceId: first.workspaceId })
})

test('a super admin without a place arrives in none', async () => {
  const { id } = await aPerson({ isSuperAdmin: true })
  expect(await beginSession(id, device)).toMatchObject({ workspaceId: null, isSuperAdmin: true })
})

test('a deactivated person begins none', async () => {
  const { id } = await aPerson({ status: 'DEACTIVATED' })
  expect(await beginSession(id, device)).toBeNull()
})
