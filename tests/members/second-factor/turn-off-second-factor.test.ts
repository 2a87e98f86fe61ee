import { expect, test } from 'vitest'
import { turnOffSecondFactor } from '@/lib/members/second-factor/commands/turn-off-second-factor'
import { findSecondFactor } from '@/lib/members/second-factor/queries'
import { db } from '@/lib/platform/db'
import { aSession } from '@/tests/factories/members'
import { appCode } from '@/tests/factories/second-factors'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused, outcomeOf } from '@/tests/support/refused'
import { aPersonWithIt } from './setting-up'

test('turns it off with a code of the app; its recovery codes go, other sessions end, and a mail says so', async () => {
  const { person, key } = await aPersonWithIt()
  await aSession(person.userId)
  await turnOffSecondFactor(person, { code: appCode(key) })
  expect(await findSecondFactor(person)).toBeNull()
  expect(await db.recoveryCode.count({ where: { userId: person.userId } })).toBe(0)
  const open = await db.userSession.findMany({ where: { userId: person.userId, endedAt: null } })
  expect(open.map(({ id }) => id)).toEqual([person.sessionId])
  expect((await mailsTo(person.email)).at(-1)?.event).toBe('second-factor.turned-off')
})

test('a recovery code does, too', async () => {
  const { person, codes } = await aPersonWithIt()
  await turnOffSecondFactor(person, { code: codes[0]?.replace('-', '') ?? '' })
  expect(await findSecondFactor(person)).toBeNull()
})

test('refuses a wrong code and one that was used, and has nothing to do once it is off', async () => {
  const { person, key } = await aPersonWithIt()
  for (const code of ['000000', appCode(key, -1), 'aaaaaaaaaa', 'anything']) {
    await expectRefused(turnOffSecondFactor(person, { code }), 'invalid', 'code')
  }
  await turnOffSecondFactor(person, { code: appCode(key) })
  await expectRefused(turnOffSecondFactor(person, { code: appCode(key, 1) }), 'conflict')
})

test('after ten tries nobody guesses on for a while', async () => {
  const { person, key } = await aPersonWithIt()
  for (let time = 0; time < 10; time++) await outcomeOf(turnOffSecondFactor(person, { code: '000000' }))
  await expectRefused(turnOffSecondFactor(person, { code: appCode(key) }), 'too-many')
})
