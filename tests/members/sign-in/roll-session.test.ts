import { expect, test } from 'vitest'
import { rollSession } from '@/lib/members/sign-in/commands/roll-session'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { aMember, aPlace, deactivate } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

const seconds = () => Math.floor(now().getTime() / 1000)

const claimsOf = ({ userId: sub, workspaceId }: Actor) => {
  const [startedAt, iat] = [seconds(), seconds()]
  return { sub, workspaceId, sessionVersion: 1, isSuperAdmin: false, startedAt, iat }
}

test('goes on as it was', async () => {
  const claims = claimsOf(await aMember())
  expect(await rollSession(claims)).toEqual(claims)
})

test('ends when the version has moved on, or the person was deactivated', async () => {
  const actor = await aMember()
  await db.user.update({ where: { id: actor.userId }, data: { sessionVersion: 2 } })
  expect(await rollSession(claimsOf(actor))).toBeNull()
  const other = await aMember()
  await db.user.update({ where: { id: other.userId }, data: { status: 'DEACTIVATED' } })
  expect(await rollSession(claimsOf(other))).toBeNull()
})

test('moves to the workspace asked for', async () => {
  const actor = await aMember()
  const other = await aPlace({ userId: actor.userId, workspace: await aWorkspace() })
  const { workspaceId } = other
  expect(await rollSession(claimsOf(actor), { workspaceId })).toMatchObject({ workspaceId })
})

test('stays where it was when asked for a stranger’s workspace, or for nonsense', async () => {
  const actor = await aMember()
  const { id: workspaceId } = await aWorkspace()
  for (const asked of [{ workspaceId }, { workspaceId: 'x' }, { role: 'Admin' }, 'Admin', null]) {
    expect(await rollSession(claimsOf(actor), asked)).toEqual(claimsOf(actor))
  }
})

test('a place that was taken away leads to another one, or to none', async () => {
  const actor = await aMember()
  await deactivate(actor)
  expect(await rollSession(claimsOf(actor))).toMatchObject({ workspaceId: null })
  const { workspaceId } = await aPlace({ userId: actor.userId, workspace: await aWorkspace() })
  expect(await rollSession(claimsOf(actor))).toMatchObject({ workspaceId })
})
