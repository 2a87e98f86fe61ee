import { afterEach, expect, test } from 'vitest'
import { endSession } from '@/lib/members/sign-in/commands/end-session'
import { rollSession } from '@/lib/members/sign-in/commands/roll-session'
import { minutesFrom, now, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { aMember, aPlace, deactivate, aSession } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

afterEach(() => setClock())

const seconds = () => Math.floor(now().getTime() / 1000)

const claimsOf = async ({ userId: sub, workspaceId }: Actor) => {
  const [startedAt, iat] = [seconds(), seconds()]
  const sessionId = await aSession(sub)
  return { sub, workspaceId, sessionVersion: 1, sessionId, isSuperAdmin: false, startedAt, iat }
}

test('goes on as it was, and is noted as in use', async () => {
  const claims = await claimsOf(await aMember())
  setClock(() => minutesFrom(new Date(), 5))
  expect(await rollSession(claims)).toEqual(claims)
  const { createdAt, usedAt } = await db.userSession.findUniqueOrThrow({ where: { id: claims.sessionId } })
  expect(usedAt.getTime() - createdAt.getTime()).toBeGreaterThan(4 * 60_000)
})

test('ends when it was signed out, or is somebody else’s', async () => {
  const [actor, other] = [await aMember(), await aMember()]
  const claims = await claimsOf(actor)
  expect(await rollSession({ ...claims, sub: other.userId })).toBeNull()
  await endSession(claims.sessionId)
  expect(await rollSession(claims)).toBeNull()
})

test('ends when the version has moved on, or the person was deactivated', async () => {
  const actor = await aMember()
  await db.user.update({ where: { id: actor.userId }, data: { sessionVersion: 2 } })
  expect(await rollSession(await claimsOf(actor))).toBeNull()
  const other = await aMember()
  await db.user.update({ where: { id: other.userId }, data: { status: 'DEACTIVATED' } })
  expect(await rollSession(await claimsOf(other))).toBeNull()
})

test('moves to the workspace asked for', async () => {
  const actor = await aMember()
  const other = await aPlace({ userId: actor.userId, workspace: await aWorkspace() })
  const { workspaceId } = other
  expect(await rollSession(await claimsOf(actor), { workspaceId })).toMatchObject({ workspaceId })
})

test('stays where it was when asked for a stranger’s workspace, or for nonsense', async () => {
  const actor = await aMember()
  const { id: workspaceId } = await aWorkspace()
  const claims = await claimsOf(actor)
  for (const asked of [{ workspaceId }, { workspaceId: 'x' }, { role: 'Admin' }, 'Admin', null]) {
    expect(await rollSession(claims, asked)).toEqual(claims)
  }
})

test('a place that was taken away leads to another one, or to none', async () => {
  const actor = await aMember()
  await deactivate(actor)
  expect(await rollSession(await claimsOf(actor))).toMatchObject({ workspaceId: null })
  const { workspaceId } = await aPlace({ userId: actor.userId, workspace: await aWorkspace() })
  expect(await rollSession(await claimsOf(actor))).toMatchObject({ workspaceId })
})
