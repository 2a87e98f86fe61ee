import { afterEach, expect, test } from 'vitest'
import { startVerification } from '@/lib/members/steps/start-verification'
import { findVerificationState } from '@/lib/members/queries'
import { minutesFrom, setClock } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { aPerson } from '@/tests/factories/members'
import { mailedToken, mailsTo } from '@/tests/support/outbox'
import { untilAwaited } from '@/tests/support/waiting'

afterEach(() => setClock())

test('mails a link, and leaves only the newest one', async () => {
  const person = await aPerson({ isVerified: false })
  await transaction((tx) => startVerification(tx, person))
  setClock(() => minutesFrom(new Date(), 1))
  await transaction((tx) => startVerification(tx, person))
  const mails = await mailsTo(person.email)
  expect(mails.map(({ event }) => event)).toEqual(['email.verification', 'email.verification'])
  expect(mails[0]?.props['link']).toMatch(/^http:\/\/rapport\.test\/email-verification-result\?token=[\w-]{43}$/)
  expect(await db.emailVerification.count({ where: { userId: person.id } })).toBe(1)
})

test('of two sent at the same moment, one is mailed, and its link counts', async () => {
  const person = await aPerson({ isVerified: false })
  const { second } = await transaction(async (tx) => {
    await startVerification(tx, person)
    const begun = transaction((other) => startVerification(other, person))
    await untilAwaited()
    return { second: begun }
  })
  await second
  expect(await db.emailVerification.count({ where: { userId: person.id } })).toBe(1)
  const token = await mailedToken(person.email, 'email.verification')
  expect(await findVerificationState(token)).toBe('open')
  expect(await mailsTo(person.email)).toHaveLength(1)
})

test('the letter repeats nothing that was typed, because the address may be a stranger’s', async () => {
  const person = await aPerson({ isVerified: false, firstName: 'Buy pills at evil.example', lastName: 'Now' })
  await transaction((tx) => startVerification(tx, person))
  const [mail] = await mailsTo(person.email)
  expect(mail?.recipientName).toBe('')
  expect(JSON.stringify(mail?.props)).not.toContain('evil')
})

test('nothing is kept or sent when the transaction around it fails', async () => {
  const person = await aPerson({ isVerified: false })
  const failing = transaction(async (tx) => {
    await startVerification(tx, person)
    throw new Error('later in the same transaction')
  })
  await expect(failing).rejects.toThrow('later')
  expect(await mailsTo(person.email)).toEqual([])
})
