import { afterEach, expect, test } from 'vitest'
import { rememberAccount } from '@/lib/access/device'
import { beginSession } from '@/lib/members/sign-in/commands/begin-session'
import { passSecondStep } from '@/lib/members/sign-in/commands/pass-second-step'
import { startSecondStep } from '@/lib/members/sign-in/commands/start-second-step'
import { endAllSessions } from '@/lib/members/steps/end-all-sessions'
import { minutesFrom, setClock } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { aPerson, aVisitor } from '@/tests/factories/members'
import { appCode, aSecondFactor } from '@/tests/factories/second-factors'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused, outcomeOf, refusalOf } from '@/tests/support/refused'

afterEach(() => setClock())

const device = 'Firefox on Windows'

/** Somebody who signs in with a second factor. */
async function somebody() {
  const person = await aPerson()
  return { ...person, ...(await aSecondFactor(person.id)) }
}

/** A browser that has taken the first step for somebody, by a mailed link or by a password. */
async function aBrowserOf(id: string, { isByLink = true, visitor = aVisitor() } = {}) {
  const firstStep = await startSecondStep({ id })
  if (!isByLink) await db.begunSignIn.updateMany({ where: { userId: id, passedAt: null }, data: { isByLink } })
  return { ...visitor, firstStep }
}

const bare = (code = '') => code.replace('-', '')

test('a code of the app begins a session, once for each first step', async () => {
  const { id, email, key } = await somebody()
  const browser = await aBrowserOf(id)
  const passed = await passSecondStep(browser, { code: appCode(key, -1) })
  expect(passed).toMatchObject({ id, email })
  expect(await beginSession(passed, device)).toMatchObject({ sub: id })
  expect(await beginSession(passed, device)).toBeNull()
  await expectRefused(passSecondStep(browser, { code: appCode(key) }), 'signed-out')
})

test('without the second step no session begins', async () => {
  const { id } = await somebody()
  expect(await beginSession({ id }, device)).toBeNull()
  await startSecondStep({ id })
  const [begun] = await db.begunSignIn.findMany({ where: { userId: id } })
  expect(await beginSession({ id, begunSignIn: begun?.tokenHash ?? '' }, device)).toBeNull()
  expect(await beginSession({ id, begunSignIn: 'made up' }, device)).toBeNull()
})

test('no code counts twice, nor one from before the last one', async () => {
  const { id, key } = await somebody()
  await passSecondStep(await aBrowserOf(id), { code: appCode(key) })
  for (const code of [appCode(key), appCode(key, -1)]) {
    await expectRefused(passSecondStep(await aBrowserOf(id), { code }), 'invalid', 'code')
  }
  await passSecondStep(await aBrowserOf(id), { code: appCode(key, 1) })
})

test('of two browsers with the same code at once one comes in', async () => {
  const { id, key } = await somebody()
  const browsers = [await aBrowserOf(id), await aBrowserOf(id)]
  const code = appCode(key)
  const tries = browsers.map((browser) => outcomeOf(passSecondStep(browser, { code })))
  expect((await Promise.all(tries)).sort()).toEqual(['done', 'invalid'])
})

test('of two codes in the same browser at once one counts', async () => {
  const { id, key } = await somebody()
  const browser = await aBrowserOf(id)
  const tries = [0, 1].map((step) => outcomeOf(passSecondStep(browser, { code: appCode(key, step) })))
  expect((await Promise.all(tries)).sort()).toEqual(['done', 'signed-out'])
})

test('clocks may differ by one step and no more', async () => {
  const { id, key } = await somebody()
  for (const steps of [-2, 2]) {
    await expectRefused(passSecondStep(await aBrowserOf(id), { code: appCode(key, steps) }), 'invalid', 'code')
  }
  for (const steps of [-1, 0, 1]) await passSecondStep(await aBrowserOf(id), { code: appCode(key, steps) })
})

test('a recovery code counts once, and a mail says how many are left', async () => {
  const { id, email, codes } = await somebody()
  await passSecondStep(await aBrowserOf(id), { code: bare(codes[0]) })
  await expectRefused(passSecondStep(await aBrowserOf(id), { code: bare(codes[0]) }), 'invalid', 'code')
  await passSecondStep(await aBrowserOf(id), { code: bare(codes[1]) })
  const mails = await mailsTo(email)
  expect(mails.map(({ event, props }) => [event, props['codesLeft']])).toEqual([
    ['second-factor.recovery-code-used', '9 of 10 recovery codes left'],
    ['second-factor.recovery-code-used', '8 of 10 recovery codes left'],
  ])
})

test('two at once with one recovery code: one comes in', async () => {
  const { id, codes } = await somebody()
  const browsers = [await aBrowserOf(id), await aBrowserOf(id)]
  const tries = browsers.map((browser) => outcomeOf(passSecondStep(browser, { code: bare(codes[0]) })))
  expect((await Promise.all(tries)).sort()).toEqual(['done', 'invalid'])
})

test('codes of somebody else are wrong', async () => {
  const [{ id }, other] = [await somebody(), await somebody()]
  for (const code of [appCode(other.key), bare(other.codes[0])]) {
    await expectRefused(passSecondStep(await aBrowserOf(id), { code }), 'invalid', 'code')
  }
})

test('a browser that did not take the first step is sent to take it, whatever it shows', async () => {
  const { id, key } = await somebody()
  await aBrowserOf(id)
  const [begun] = await db.begunSignIn.findMany({ where: { userId: id } })
  for (const firstStep of [null, '', 'x'.repeat(43), begun?.tokenHash ?? '']) {
    await expectRefused(passSecondStep({ ...aVisitor(), firstStep }, { code: appCode(key) }), 'signed-out')
  }
})

test('the first step counts for ten minutes, and not once all sessions were ended', async () => {
  const { id, key } = await somebody()
  const browser = await aBrowserOf(id)
  setClock(() => minutesFrom(new Date(), 10))
  await expectRefused(passSecondStep(browser, { code: appCode(key) }), 'signed-out')
  setClock()
  const other = await aBrowserOf(id)
  await transaction((tx) => endAllSessions(tx, id))
  await expectRefused(passSecondStep(other, { code: appCode(key) }), 'signed-out')
})

test('a session does not begin once all were ended between the code and it', async () => {
  const { id, key } = await somebody()
  const passed = await passSecondStep(await aBrowserOf(id), { code: appCode(key) })
  await transaction((tx) => endAllSessions(tx, id))
  expect(await beginSession(passed, device)).toBeNull()
})

test('ten wrong codes from an address stop it there, and a right one begins anew', async () => {
  const { id, key } = await somebody()
  const visitor = aVisitor()
  const browser = await aBrowserOf(id, { visitor, isByLink: false })
  const wrong = () => outcomeOf(passSecondStep(browser, { code: '000000' }))
  for (let time = 0; time < 9; time++) expect(await wrong()).toBe('invalid')
  await passSecondStep(browser, { code: appCode(key, -1) })
  const next = await aBrowserOf(id, { visitor, isByLink: false })
  for (let time = 0; time < 10; time++) await outcomeOf(passSecondStep(next, { code: '000000' }))
  const refusal = await refusalOf(passSecondStep(next, { code: appCode(key) }))
  expect(refusal.code).toBe('too-many')
  expect(refusal.wait).toBeLessThanOrEqual(900)
})

test('a stranger with the password uses up none of the tries of a mailed link or a known browser', async () => {
  const { id, email, key } = await somebody()
  for (let time = 0; time < 31; time++) {
    await outcomeOf(passSecondStep(await aBrowserOf(id, { isByLink: false }), { code: '000000' }))
  }
  await expectRefused(passSecondStep(await aBrowserOf(id, { isByLink: false }), { code: appCode(key) }), 'too-many')
  await passSecondStep(await aBrowserOf(id), { code: appCode(key, -1) })
  const known = aVisitor(rememberAccount(null, email))
  await passSecondStep(await aBrowserOf(id, { isByLink: false, visitor: known }), { code: appCode(key) })
})
