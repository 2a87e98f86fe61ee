import { afterEach, describe, expect, test } from 'vitest'
import { registerInvitee } from '@/lib/invitations/joining/commands/register-invitee'
import { sendJoiningLink } from '@/lib/invitations/joining/commands/send-joining-link'
import { findInvitation } from '@/lib/invitations/joining/queries'
import { registerInviteeSchema, type RegisterInviteeInput } from '@/lib/invitations/joining/schema'
import { checkPassword } from '@/lib/members/sign-in/commands/check-password'
import { findOpenSignInLink } from '@/lib/members/sign-in/queries'
import { daysFrom, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { newToken } from '@/lib/platform/secrets'
import { anInvitation, storedInvitation } from '@/tests/factories/invitations'
import { anAdmin, aPerson, aVisitor } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'
import { aPassedLink, mailedProof } from './passed-link'

afterEach(() => setClock())

const password = 'plum violin seven'

const aNewcomer = (token: string, given: Partial<RegisterInviteeInput> = {}): RegisterInviteeInput => ({
  token,
  firstName: 'Lena',
  lastName: 'Hoffmann',
  timeZone: 'Europe/Berlin',
  ...given,
})

const accountOf = (email: string) => db.user.findUnique({ where: { email }, include: { members: true } })

describe('by the link in the mail', () => {
  test('with a password: the account is there, proven, and signs in', async () => {
    const admin = await anAdmin()
    const { token, email, id } = await anInvitation(admin, { role: 'Manager' })
    const { signInToken } = await registerInvitee(aVisitor(), aNewcomer(token, { password }))
    const account = await accountOf(email)
    expect(account).toMatchObject({
      firstName: 'Lena',
      lastName: 'Hoffmann',
      timeZone: 'Europe/Berlin',
      emailVerifiedAt: expect.any(Date),
      lastWorkspaceId: admin.workspaceId,
      isSuperAdmin: false,
      members: [{ workspaceId: admin.workspaceId, role: 'Manager', status: 'ACTIVE' }],
    })
    expect(await checkPassword(aVisitor(), { email, password })).toMatchObject({ id: account?.id })
    expect(await findOpenSignInLink(signInToken)).toEqual({ email })
    expect(await storedInvitation(id)).toMatchObject({ status: 'ACCEPTED' })
    expect(await toldTo(admin, 'invitation.accepted')).toHaveLength(1)
  })

  test('without one: the token signs in, nothing else is mailed, and no letter about it leaves any more', async () => {
    const { token, email } = await anInvitation(await anAdmin())
    const { signInToken } = await registerInvitee(aVisitor(), aNewcomer(token))
    expect(await accountOf(email)).toMatchObject({ passwordHash: null, emailVerifiedAt: expect.any(Date) })
    expect(await findOpenSignInLink(signInToken)).toEqual({ email })
    expect(await mailsTo(email)).toEqual([])
  })

  test('a password that guessers try is refused, and the invitation waits on', async () => {
    const { token, email, id } = await anInvitation(await anAdmin())
    for (const weak of ['password123', 'lenahoffmann', email]) {
      const attempt = registerInvitee(aVisitor(), aNewcomer(token, { password: weak }))
      await expectRefused(attempt, 'invalid', 'password')
    }
    expect(await accountOf(email)).toBeNull()
    expect(await storedInvitation(id)).toMatchObject({ status: 'PENDING' })
  })
})

describe('by a link that was passed on', () => {
  test('opens no account, with a password or without', async () => {
    const { email, token } = await aPassedLink()
    for (const given of [{ password }, {}]) {
      await expectRefused(registerInvitee(aVisitor(), aNewcomer(token, given)), 'forbidden')
    }
    expect(await accountOf(email)).toBeNull()
  })

  test('once it was mailed to the address, it opens one and signs in', async () => {
    const { email, token } = await aPassedLink()
    await sendJoiningLink(aVisitor(), { token })
    const proof = await mailedProof(email)
    const { signInToken } = await registerInvitee(aVisitor(), aNewcomer(token, { password, proof }))
    expect(await accountOf(email)).toMatchObject({ emailVerifiedAt: expect.any(Date) })
    expect(await findOpenSignInLink(signInToken)).toEqual({ email })
  })
})

test('pressing several times makes one account and one place', async () => {
  const admin = await anAdmin()
  const { token, email } = await anInvitation(admin)
  const input = aNewcomer(token, { password })
  const attempts = await Promise.allSettled([1, 2, 3].map(() => registerInvitee(aVisitor(), input)))
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await accountOf(email))?.members).toHaveLength(1)
  await expectRefused(registerInvitee(aVisitor(), input), 'conflict')
  expect(await toldTo(admin, 'invitation.accepted')).toHaveLength(1)
})

test('an address that has an account gets no second one, and its password stays', async () => {
  const { email, id: userId } = await aPerson({ password: 'harbour kettle moss' })
  const { token } = await anInvitation(await anAdmin(), { email })
  const before = await db.user.findUnique({ where: { id: userId } })
  await expectRefused(registerInvitee(aVisitor(), aNewcomer(token, { password })), 'conflict')
  expect(await db.user.findUnique({ where: { id: userId } })).toEqual(before)
  expect(await db.member.count({ where: { userId } })).toBe(0)
})

test('a link that is unknown or has run out makes no account', async () => {
  const { token, email } = await anInvitation(await anAdmin())
  await expectRefused(registerInvitee(aVisitor(), aNewcomer(newToken())), 'not-found')
  setClock(() => daysFrom(new Date(), 7))
  await expectRefused(registerInvitee(aVisitor(), aNewcomer(token)), 'not-found')
  expect(await accountOf(email)).toBeNull()
})

test('looking at a link changes nothing', async () => {
  const { token, id } = await anInvitation(await anAdmin())
  const before = await storedInvitation(id)
  for (let look = 0; look < 3; look += 1) expect(await findInvitation({ token })).toMatchObject({ hasAccount: false })
  expect(await storedInvitation(id)).toEqual(before)
})

test.each([
  ['an empty password is none', { password: '' }, undefined],
  ['a short one is refused', { password: 'short' }, ['password']],
  ['no first name is refused', { firstName: ' ' }, ['firstName']],
  ['a token that cannot be ours is refused', { token: 'x' }, ['token']],
  ['an empty proof is none', { proof: '' }, undefined],
  ['a proof that cannot be ours is refused', { proof: 'x' }, ['proof']],
  ['a zone nobody knows is UTC', { timeZone: 'Mars/Olympus' }, undefined],
])('%s', (_what, given, fields) => {
  const parsed = registerInviteeSchema.safeParse({ ...aNewcomer(newToken()), ...given })
  expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual(fields)
})
