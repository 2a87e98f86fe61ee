import { expect, test } from 'vitest'
import { startSecondStep } from '@/lib/members/sign-in/commands/start-second-step'
import { findBegunSignIn } from '@/lib/members/sign-in/queries'
import { dropBegunSignIns } from '@/lib/members/steps/drop-begun-sign-ins'
import { endOtherSessions } from '@/lib/members/steps/end-other-sessions'
import { transaction } from '@/lib/platform/db'
import { aMember } from '@/tests/factories/members'

test('forgets the first steps of these people, and of nobody else', async () => {
  const [one, other] = [await aMember(), await aMember()]
  const tokens = await Promise.all([one, other].map(({ userId: id }) => startSecondStep({ id })))
  await transaction((tx) => dropBegunSignIns(tx, [one.userId]))
  expect(await Promise.all(tokens.map((token) => findBegunSignIn(token ?? undefined)))).toEqual([
    null,
    { email: other.email },
  ])
})

test('signing out everywhere else does it, too', async () => {
  const actor = await aMember()
  const token = await startSecondStep({ id: actor.userId })
  await transaction((tx) => endOtherSessions(tx, actor))
  expect(await findBegunSignIn(token ?? undefined)).toBeNull()
})
