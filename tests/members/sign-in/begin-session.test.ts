import { afterEach, expect, test } from 'vitest'
import { changePassword } from '@/lib/members/account/commands/change-password'
import { lockAccount } from '@/lib/members/steps/lock-account'
import { listSessions } from '@/lib/members/sign-in/queries'
import { beginSession } from '@/lib/members/sign-in/commands/begin-session'
import { checkPassword } from '@/lib/members/sign-in/commands/check-password'
import { switchWorkspace } from '@/lib/members/sign-in/commands/switch-workspace'
import { minutesFrom, setClock } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { hashPassword } from '@/lib/platform/passwords/hashing'
import { aMember, aPerson, aPlace, atABrowser, aVisitor, deactivate } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { untilAwaited } from '@/tests/support/waiting'

const device = 'Firefox on Windows'
const current = 'harbour kettle moss'
const password = 'plum violin seven'

afterEach(() => setClock())

test('holds the person, the workspace, the version, the session and the beginning, and nothing else', async () => {
  setClock(() => new Date('2026-11-21T09:00:00.500Z'))
  const { userId, workspaceId } = await aMember()
  expect(await beginSession({ id: userId }, device)).toEqual({
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
  const claims = await beginSession({ id: userId }, device)
  const kept = await db.userSession.findMany({ where: { userId } })
  expect(kept).toMatchObject([{ id: claims?.sessionId, device, endedAt: null }])
})

test('one arrives in the workspace left last, or the first joined', async () => {
  const first = await aMember()
  setClock(() => minutesFrom(new Date(), 1))
  const second = await aPlace({ userId: first.userId, workspace: await aWorkspace() })
  expect(await beginSession({ id: first.userId }, device)).toMatchObject({ workspaceId: first.workspaceId })
  await switchWorkspace(second)
  expect(await beginSession({ id: first.userId }, device)).toMatchObject({ workspaceId: second.workspaceId })
  await deactivate(second)
  expect(await beginSession({ id: first.userId }, device)).toMatchObject({ workspaceId: first.workspaceId })
})

test('a super admin without a place arrives in none', async () => {
  const { id } = await aPerson({ isSuperAdmin: true, hasSecondFactor: false })
  expect(await beginSession({ id }, device)).toMatchObject({ workspaceId: null, isSuperAdmin: true })
})

test('a deactivated person begins none', async () => {
  const { id } = await aPerson({ status: 'DEACTIVATED' })
  expect(await beginSession({ id }, device)).toBeNull()
})

/** Somebody at a browser of their own, and what they have shown to sign in with another one. */
async function somebodyProven() {
  const actor = await atABrowser(await aMember({ password: current }))
  const proven = await checkPassword(aVisitor(), { email: actor.email, password: current })
  if (!proven) throw new Error('This is their password.')
  return { actor, proven }
}

test('a password begins a session as long as it is theirs', async () => {
  const { actor, proven } = await somebodyProven()
  expect(await beginSession(proven, device)).toMatchObject({ sub: actor.userId })
  await changePassword(actor, { current, password })
  expect(await beginSession(proven, device)).toBeNull()
  expect(await listSessions(actor)).toMatchObject([{ id: actor.sessionId }])
})

test('a password that is changed while somebody signs in with it begins none', async () => {
  const { actor, proven } = await somebodyProven()
  const { begun } = await transaction(async (tx) => {
    await lockAccount(tx, actor.userId)
    const session = beginSession(proven, device)
    await untilAwaited()
    const passwordHash = await hashPassword(password)
    await tx.user.update({ where: { id: actor.userId }, data: { passwordHash }, select: { id: true } })
    return { begun: session }
  })
  expect(await begun).toBeNull()
  expect(await listSessions(actor)).toMatchObject([{ id: actor.sessionId }])
})
