import { expect, test } from 'vitest'
import { replaceRecoveryCodes } from '@/lib/members/second-factor/commands/replace-recovery-codes'
import { turnOffSecondFactor } from '@/lib/members/second-factor/commands/turn-off-second-factor'
import { findSecondFactor } from '@/lib/members/second-factor/queries'
import { aSession } from '@/tests/factories/members'
import { appCode } from '@/tests/factories/second-factors'
import { db } from '@/lib/platform/db'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'
import { aPersonWithIt } from './setting-up'

const bare = (code = '') => code.replace('-', '')

test('answers ten new codes; the ones before no longer work, other sessions end, and a mail says so', async () => {
  const { person, key, codes: before } = await aPersonWithIt()
  await aSession(person.userId)
  const { codes } = await replaceRecoveryCodes(person, { code: appCode(key) })
  expect(codes).toHaveLength(10)
  expect(codes.filter((code) => before.includes(code))).toEqual([])
  expect(await db.userSession.count({ where: { userId: person.userId, endedAt: null } })).toBe(1)
  expect((await mailsTo(person.email)).at(-1)?.event).toBe('second-factor.codes-replaced')
  await expectRefused(turnOffSecondFactor(person, { code: bare(before[0]) }), 'invalid', 'code')
  await turnOffSecondFactor(person, { code: bare(codes[0]) })
})

test('takes a code, or a recovery code, which brings a mail', async () => {
  const { person, codes } = await aPersonWithIt()
  await expectRefused(replaceRecoveryCodes(person, { code: '000000' }), 'invalid', 'code')
  await replaceRecoveryCodes(person, { code: bare(codes[3]) })
  expect(await findSecondFactor(person)).toMatchObject({ codesLeft: 10 })
  const used = (await mailsTo(person.email)).find(({ event }) => event === 'second-factor.recovery-code-used')
  expect(used?.props['codesLeft']).toBe('9 of 10 recovery codes left')
})
