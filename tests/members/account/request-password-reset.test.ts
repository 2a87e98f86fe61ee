import { afterEach, expect, test } from 'vitest'
import { rememberAccount } from '@/lib/access/device'
import { requestPasswordReset } from '@/lib/members/account/commands/request-password-reset'
import { findResetState } from '@/lib/members/account/queries'
import { lockAccount } from '@/lib/members/steps/lock-account'
import { minutesFrom, now, setClock } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { hashToken, newToken } from '@/lib/platform/secrets'
import { aPerson, aVisitor } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { mailedToken, mailsTo } from '@/tests/support/outbox'
import { refusalOf } from '@/tests/support/refused'
import { untilAwaited } from '@/tests/support/waiting'

afterEach(() => setClock())

test('mails a link whose hash alone is stored', async () => {
  const { id, email } = await aPerson({ firstName: 'Priya' })
  expect(await requestPasswordReset(aVisitor(), { email })).toEqual({})
  const [mail] = await mailsTo(email)
  expect(mail).toMatchObject({
    event: 'password.reset',
    recipientName: 'Priya Nair',
    props: { recipientName: 'Priya' },
  })
  const token = await mailedToken(email, 'password.reset')
  expect(mail?.props['link']).toBe(`http://rapport.test/reset-password?token=${token}`)
  expect(await findResetState(token)).toBe('open')
  expect(JSON.stringify(await db.passwordReset.findMany({ where: { userId: id } }))).not.toContain(token)
})

test('a newer link replaces the one before', async () => {
  const { email } = await aPerson()
  await requestPasswordReset(aVisitor(), { email })
  const first = await mailedToken(email, 'password.reset')
  setClock(() => minutesFrom(new Date(), 1))
  await requestPasswordReset(aVisitor(), { email })
  expect(await findResetState(first)).toBe('gone')
})

test('asked for twice within a minute, it is mailed once, and works', async () => {
  const { email } = await aPerson()
  await Promise.all([1, 2].map(() => requestPasswordReset(aVisitor(), { email })))
  await requestPasswordReset(aVisitor(), { email })
  expect(await mailsTo(email)).toHaveLength(1)
  expect(await findResetState(await mailedToken(email, 'password.reset'))).toBe('open')
})

test('of two asked for at the same moment, one link counts', async () => {
  const { id: userId, email } = await aPerson()
  const { second } = await transaction(async (tx) => {
    await lockAccount(tx, userId)
    const begun = requestPasswordReset(aVisitor(), { email })
    await untilAwaited()
    const [createdAt, expiresAt] = [now(), minutesFrom(now(), 30)]
    await tx.passwordReset.create({ data: { userId, tokenHash: hashToken(newToken()), createdAt, expiresAt } })
    return { second: begun }
  })
  await second
  expect(await db.passwordReset.count({ where: { userId } })).toBe(1)
})

test('an address without an active account gets the same answer and no mail', async () => {
  const gone = await aPerson({ status: 'DEACTIVATED' })
  for (const email of [gone.email, `${unique('nobody')}@acme.example`]) {
    expect(await requestPasswordReset(aVisitor(), { email })).toEqual({})
    expect(await mailsTo(email)).toEqual([])
  }
})

test('an unproven address is not called by the name somebody typed for it', async () => {
  const { email } = await aPerson({ isVerified: false, firstName: 'Visit evil.example' })
  await requestPasswordReset(aVisitor(), { email })
  expect(await mailsTo(email)).toMatchObject([{ recipientName: '', props: { recipientName: '' } }])
})

test('five an hour from one address', async () => {
  const visitor = aVisitor()
  const ask = () => requestPasswordReset(visitor, { email: `${unique('nobody')}@acme.example` })
  for (let time = 0; time < 5; time++) await ask()
  await expect(ask()).rejects.toMatchObject({ code: 'too-many' })
})

test('after three a day the answer names another way in, whether there is an account or not', async () => {
  const known = await aPerson()
  for (const email of [known.email, `${unique('nobody')}@acme.example`]) {
    for (let time = 0; time < 3; time++) await requestPasswordReset(aVisitor(), { email })
    expect(await refusalOf(requestPasswordReset(aVisitor(), { email }))).toMatchObject({
      code: 'too-many',
      message:
        'Too many links were requested for this address today. Use the newest one in your inbox, or request a sign-in link.',
    })
  }
})

test('a browser that signed in before has three a day of its own, whatever strangers at its address asked for', async () => {
  const { email } = await aPerson()
  const stranger = aVisitor()
  for (let time = 0; time < 3; time++) await requestPasswordReset(stranger, { email })
  const owner = { ...stranger, device: rememberAccount(null, email) }
  setClock(() => minutesFrom(new Date(), 1))
  for (let time = 0; time < 3; time++) expect(await requestPasswordReset(owner, { email })).toEqual({})
  expect(await mailsTo(email)).toHaveLength(2)
  await expect(requestPasswordReset(owner, { email })).rejects.toMatchObject({ code: 'too-many' })
})
