import { afterEach, expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { resendVerification } from '@/lib/members/commands/resend-verification'
import { requestPasswordReset } from '@/lib/members/account/commands/request-password-reset'
import { proveAddress } from '@/lib/members/sign-in/commands/prove-address'
import { daysFrom, hoursFrom, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { registerWorkspace } from '@/lib/workspaces/commands/register-workspace'
import { removeRegistration } from '@/lib/workspaces/registrations/commands/remove-registration'
import { removeOldRegistrations } from '@/lib/workspaces/registrations/jobs'
import { anInvitation } from '@/tests/factories/invitations'
import { aMember, anAdmin, aPlace, aVisitor } from '@/tests/factories/members'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'

afterEach(() => setClock())

const began = new Date('2026-11-02T10:00:00Z')

const onDay = (days: number) => {
  const at = daysFrom(began, days)
  setClock(() => at)
  return at
}

const register = (email: string, slug: string, password = 'plum violin seven') => {
  const person = { email, firstName: 'Ada', lastName: 'Byron', password, timeZone: 'UTC' }
  return registerWorkspace(aVisitor(), {
    ...person,
    workspaceName: 'Engines',
    slug,
    size: 'small',
    marketingSource: null,
  })
}

/** Somebody has typed this address on November 2, and nobody has confirmed it yet. */
async function aRegistration() {
  onDay(0)
  const [email, slug] = [`${unique('ada')}@byron.example`, unique('engines')]
  await register(email, slug)
  const { id } = await db.workspace.findUniqueOrThrow({ where: { slug } })
  const user = await db.user.findUniqueOrThrow({ where: { email } })
  return { id, slug, email, userId: user.id }
}
type Registration = Awaited<ReturnType<typeof aRegistration>>

const remove = ({ id }: { id: string }) => removeRegistration(systemActor(id))

const isThere = async ({ id, userId }: Pick<Registration, 'id' | 'userId'>) => {
  const [workspaces, users] = await Promise.all([
    db.workspace.count({ where: { id } }),
    db.user.count({ where: { id: userId } }),
  ])
  expect(users).toBe(workspaces)
  return workspaces === 1
}

test('goes a week after the link of its registration has run out, with all of it, and its addresses are free', async () => {
  const registration = await aRegistration()
  onDay(7.9)
  expect(await remove(registration)).toEqual({ isGone: false })
  expect(await isThere(registration)).toBe(true)
  onDay(8)
  expect(await remove(registration)).toEqual({ isGone: true })
  expect(await isThere(registration)).toBe(false)
  expect(await remove(registration)).toEqual({ isGone: false })
  const { email, slug } = registration
  expect((await mailsTo(email)).map(({ event }) => event)).toEqual(['email.verification'])
  await register(email, slug, 'harbour kettle moss')
  expect(await db.workspace.findUnique({ where: { slug } })).toMatchObject({ createdAt: daysFrom(began, 8) })
})

test.each<[string, (registration: Registration) => Promise<unknown>]>([
  ['that was confirmed', ({ userId }) => proveAddress(userId)],
  ['that was begun again within the week', ({ email, slug }) => (onDay(2), register(email, slug))],
  ['that somebody else has a place in', ({ id }) => aMember({ workspace: { id } })],
  ['of somebody who has a place elsewhere', async ({ userId }) => aPlace({ userId, workspace: await aWorkspace() })],
  ['whose account was closed', ({ userId: id }) => db.user.update({ where: { id }, data: { status: 'DEACTIVATED' } })],
])('a registration %s stays', async (_which, happens) => {
  const registration = await aRegistration()
  await happens(registration)
  onDay(8)
  expect(await remove(registration)).toEqual({ isGone: false })
  expect(await isThere(registration)).toBe(true)
})

test.each<[string, (registration: Registration) => Promise<unknown>]>([
  ['link', ({ email }) => resendVerification(aVisitor(), { email })],
  ['password', ({ email }) => requestPasswordReset(aVisitor(), { email })],
])('it goes as well where its %s was asked for lately, which anybody can do', async (_what, ask) => {
  const registration = await aRegistration()
  onDay(3)
  await ask(registration)
  onDay(8)
  expect(await remove(registration)).toEqual({ isGone: true })
})

test('an invitation that waits for the address elsewhere goes on waiting', async () => {
  const registration = await aRegistration()
  onDay(7)
  const { id } = await anInvitation(await anAdmin(), { email: registration.email })
  onDay(8)
  await remove(registration)
  expect(await db.invitation.findUnique({ where: { id } })).toMatchObject({ status: 'PENDING' })
  expect((await mailsTo(registration.email)).map(({ event }) => event)).toContain('invitation.sent')
})

test('the job removes those that are due, once, and no workspace that somebody uses', async () => {
  const [old, young] = [await aRegistration(), await aRegistration()]
  const used = await anAdmin()
  await db.heldAddress.update({ where: { slug: young.slug }, data: { expiresAt: hoursFrom(daysFrom(began, 1), 1) } })
  const runs = await Promise.all([removeOldRegistrations(onDay(8)), removeOldRegistrations(onDay(8))])
  expect(runs.reduce((sum, { removed }) => sum + removed, 0)).toBeGreaterThan(0)
  expect([await isThere(old), await isThere(young)]).toEqual([false, true])
  expect(await db.workspace.count({ where: { id: used.workspaceId } })).toBe(1)
})
