import { afterEach, expect, test } from 'vitest'
import { listAuditLines } from '@/lib/audit/queries'
import { auditFilterSchema } from '@/lib/audit/schema'
import { listSessions } from '@/lib/members/sign-in/queries'
import { turnOnSecondFactor } from '@/lib/members/second-factor/commands/turn-on-second-factor'
import { findSecondFactor } from '@/lib/members/second-factor/queries'
import { minutesFrom, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { anAdmin, aSession } from '@/tests/factories/members'
import { appCode } from '@/tests/factories/second-factors'
import { aWorkspace } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused, outcomeOf } from '@/tests/support/refused'
import { aPersonAtABrowser, aPersonWithIt, begun } from './setting-up'

afterEach(() => setClock())

test('turns it on with the first code and answers ten recovery codes; neither they nor the key are kept as they are', async () => {
  const { person, key, codes } = await aPersonWithIt()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-z2-7]{5}-[a-z2-7]{5}$/)
  expect(await findSecondFactor(person)).toMatchObject({ codesLeft: 10 })
  const where = { userId: person.userId }
  const kept = JSON.stringify(await db.secondFactor.findMany({ where, include: { recoveryCodes: true } }))
  expect([key, ...codes, ...codes.map((code) => code.replace('-', ''))].filter((text) => kept.includes(text))).toEqual(
    [],
  )
})

test('ends every other session, mails the person, and is in the audit log of their workspaces', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const person = await aPersonAtABrowser({ workspace })
  await aSession(person.userId, 'Safari on an iPhone')
  const { setUp, key } = await begun(person)
  await turnOnSecondFactor(person, { setUp, code: appCode(key) })
  const sessions = await db.userSession.findMany({ where: { userId: person.userId, endedAt: null } })
  expect(sessions.map(({ id }) => id)).toEqual([person.sessionId])
  expect(await mailsTo(person.email)).toMatchObject([
    { event: 'second-factor.turned-on', props: { supportLink: 'http://rapport.test/support?query=contact' } },
  ])
  const { rows } = await listAuditLines(admin, auditFilterSchema.parse({}))
  expect(rows[0]).toMatchObject({ action: 'account.two-step-turned-on', title: 'Turned on two-step sign-in' })
  expect(await listSessions(admin)).toEqual([])
})

test('the code that turned it on no longer signs in', async () => {
  const person = await aPersonAtABrowser()
  const { setUp, key } = await begun(person)
  await turnOnSecondFactor(person, { setUp, code: appCode(key) })
  const { lastStep } = await db.secondFactor.findUniqueOrThrow({ where: { userId: person.userId } })
  expect(lastStep).toBeGreaterThan(0)
})

test('refuses a wrong code, and another person, another session and a late one', async () => {
  const [person, other] = [await aPersonAtABrowser(), await aPersonAtABrowser()]
  const { setUp, key } = await begun(person)
  await expectRefused(turnOnSecondFactor(person, { setUp, code: '000000' }), 'invalid', 'code')
  await expectRefused(turnOnSecondFactor(other, { setUp, code: appCode(key) }), 'conflict')
  const elsewhere = { ...person, sessionId: await aSession(person.userId) }
  await expectRefused(turnOnSecondFactor(elsewhere, { setUp, code: appCode(key) }), 'conflict')
  await expectRefused(turnOnSecondFactor(person, { setUp: 'made up', code: appCode(key) }), 'conflict')
  setClock(() => minutesFrom(new Date(), 31))
  await expectRefused(turnOnSecondFactor(person, { setUp, code: appCode(key) }), 'conflict')
  expect(await findSecondFactor(person)).toBeNull()
})

test('two at once turn it on once', async () => {
  const person = await aPersonAtABrowser()
  const { setUp, key } = await begun(person)
  const tries = [0, 1].map(() => outcomeOf(turnOnSecondFactor(person, { setUp, code: appCode(key) })))
  expect((await Promise.all(tries)).sort()).toEqual(['conflict', 'done'])
  expect(await db.recoveryCode.count({ where: { userId: person.userId } })).toBe(10)
})

test('after ten tries nobody guesses on for a while', async () => {
  const person = await aPersonAtABrowser()
  const { setUp, key } = await begun(person)
  for (let time = 0; time < 10; time++) await outcomeOf(turnOnSecondFactor(person, { setUp, code: '000000' }))
  await expectRefused(turnOnSecondFactor(person, { setUp, code: appCode(key) }), 'too-many')
})
