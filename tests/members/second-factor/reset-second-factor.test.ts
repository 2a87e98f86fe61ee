import { expect, test } from 'vitest'
import { operatorActor } from '@/lib/access/operator'
import { resetSecondFactor } from '@/lib/members/second-factor/commands/reset-second-factor'
import { hasSecondFactor } from '@/lib/members/second-factor/queries'
import { db } from '@/lib/platform/db'
import { aPerson, aSession, aSuperAdmin } from '@/tests/factories/members'
import { mailsTo } from '@/tests/support/outbox'
import { actsOn } from '@/tests/support/platform-acts'
import { expectRefused } from '@/tests/support/refused'

test('takes that of a super admin away at the console, signs them out and tells them', async () => {
  const admin = await aSuperAdmin()
  await aSession(admin.userId)
  await resetSecondFactor(operatorActor(), { email: admin.email })
  expect(await hasSecondFactor(admin)).toBe(false)
  expect(await db.userSession.count({ where: { userId: admin.userId, endedAt: null } })).toBe(0)
  expect((await mailsTo(admin.email)).map(({ event }) => event)).toEqual(['second-factor.reset'])
  expect(await actsOn(await aSuperAdmin(), admin.userId)).toEqual([['account.two-step-reset', '']])
  await expectRefused(resetSecondFactor(operatorActor(), { email: admin.email }), 'conflict')
})

test('knows nobody but super admins', async () => {
  const { email } = await aPerson({ hasSecondFactor: true })
  await expectRefused(resetSecondFactor(operatorActor(), { email }), 'not-found')
})
