import { afterEach, expect, test } from 'vitest'
import { beginSecondFactor } from '@/lib/members/second-factor/commands/begin-second-factor'
import { minutesFrom, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { expectRefused } from '@/tests/support/refused'
import { aPersonAtABrowser, aPersonWithIt, begun, password } from './setting-up'

afterEach(() => setClock())

test('shows a new key each time, as a QR code and as text, and keeps none', async () => {
  const person = await aPersonAtABrowser()
  const { qr, key, setUp } = await beginSecondFactor(person, { password })
  expect(key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  expect(new Set(qr.map((row) => row.length))).toEqual(new Set([qr.length]))
  for (const row of qr) expect(row).toMatch(/^0000[01]+0000$/)
  expect(setUp).not.toContain(key.replaceAll(' ', ''))
  expect((await begun(person)).key).not.toBe(key.replaceAll(' ', ''))
  expect(await db.secondFactor.count({ where: { userId: person.userId } })).toBe(0)
})

test('asks for the password, where there is one, unless they have just signed in', async () => {
  const person = await aPersonAtABrowser()
  expect(await beginSecondFactor(person, { password: '' })).toMatchObject({ key: expect.any(String) })
  setClock(() => minutesFrom(new Date(), 6))
  for (const wrong of ['', 'not my password']) {
    await expectRefused(beginSecondFactor(person, { password: wrong }), 'invalid', 'password')
  }
  expect(await beginSecondFactor(person, { password })).toMatchObject({ key: expect.any(String) })
})

test('without a password it takes having signed in a moment ago', async () => {
  const person = await aPersonAtABrowser({ password: undefined })
  expect(await beginSecondFactor(person, { password: '' })).toMatchObject({ key: expect.any(String) })
  setClock(() => minutesFrom(new Date(), 16))
  await expectRefused(beginSecondFactor(person, { password: '' }), 'invalid', 'session')
})

test('refuses somebody who has it on', async () => {
  const { person } = await aPersonWithIt()
  await expectRefused(beginSecondFactor(person, { password }), 'conflict')
})
