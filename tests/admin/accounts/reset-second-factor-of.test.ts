import { expect, test } from 'vitest'
import { resetSecondFactorOf } from '@/lib/admin/accounts/commands/reset-second-factor-of'
import { getAccount } from '@/lib/admin/accounts/queries'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aMember, aPlace, aSession, aSuperAdmin, deactivate } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'
import { actsOn } from '@/tests/support/platform-acts'
import { expectRefused } from '@/tests/support/refused'

const reason = 'Lost the phone and the codes.'

test('takes the second factor away, signs the person out everywhere, tells them, and is in the log', async () => {
  const [root, person] = [await aSuperAdmin(), await aMember({ hasSecondFactor: true })]
  await aSession(person.userId)
  expect(await getAccount(root, person.userId)).toMatchObject({ twoStepSince: expect.any(Date) })
  await resetSecondFactorOf(root, { id: person.userId, reason })
  await resetSecondFactorOf(root, { id: person.userId, reason })
  expect(await getAccount(root, person.userId)).toMatchObject({ twoStepSince: null, sessions: [] })
  expect(await db.recoveryCode.count({ where: { userId: person.userId } })).toBe(0)
  expect((await mailsTo(person.email)).map(({ event }) => event)).toEqual(['second-factor.reset'])
  expect(await actsOn(root, person.userId)).toEqual([['account.two-step-reset', reason]])
})

test('stands in the audit log of each workspace they are in, as an act of nobody there', async () => {
  const person = await aMember({ hasSecondFactor: true })
  const [second, left] = [
    await aPlace({ userId: person.userId, workspace: await aWorkspace() }),
    await aPlace({ userId: person.userId, workspace: await aWorkspace() }),
  ]
  await deactivate(left)
  for (let time = 0; time < 2; time++) await resetSecondFactorOf(await aSuperAdmin(), { id: person.userId, reason })
  const linesIn = ({ workspaceId }: { workspaceId: string }) => db.auditEntry.findMany({ where: { workspaceId } })
  const title = 'Support reset two-step sign-in of Priya Nair'
  for (const place of [person, second]) {
    const line = { memberId: null, objectId: place.memberId, action: 'account.two-step-reset', title }
    expect(await linesIn(place)).toMatchObject([line])
  }
  expect(await linesIn(left)).toEqual([])
})

test('refuses an account that does not exist', async () => {
  await expectRefused(resetSecondFactorOf(await aSuperAdmin(), { id: randomId(), reason }), 'not-found')
})

test('refuses a super admin, including yourself', async () => {
  const [root, other] = [await aSuperAdmin(), await aSuperAdmin()]
  for (const { userId: id } of [root, other]) {
    await expectRefused(resetSecondFactorOf(root, { id, reason }), 'forbidden')
    expect(await getAccount(root, id)).toMatchObject({ twoStepSince: expect.any(Date) })
    expect(await actsOn(root, id)).toEqual([])
  }
})
