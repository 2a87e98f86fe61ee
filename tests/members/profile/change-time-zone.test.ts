import { expect, test } from 'vitest'
import { memberActor } from '@/lib/access/actor'
import { changeTimeZone } from '@/lib/members/profile/commands/change-time-zone'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aMember } from '@/tests/factories/members'

test.each(Object.values(Role))('a %s lives in another zone from now on, and nobody else does', async (role) => {
  const [actor, other] = [await aMember({ role }), await aMember()]
  await changeTimeZone(actor, { timeZone: 'Asia/Kolkata' })
  expect(await memberActor(actor.memberId)).toMatchObject({ timeZone: 'Asia/Kolkata' })
  expect(await memberActor(other.memberId)).toMatchObject({ timeZone: 'UTC' })
})
