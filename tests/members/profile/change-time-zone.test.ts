import { expect, test } from 'vitest'
import { memberActor, type Actor } from '@/lib/access/actor'
import { changeTimeZone } from '@/lib/members/profile/commands/change-time-zone'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { editProfile } from '@/lib/members/profile/commands/edit-profile'
import { db } from '@/lib/platform/db'
import { preferring } from '@/tests/notifications/preferences/preferring'
import { told } from '@/tests/notifications/told'
import { aMember } from '@/tests/factories/members'

test.each(Object.values(Role))('a %s lives in another zone from now on, and nobody else does', async (role) => {
  const [actor, other] = [await aMember({ role }), await aMember()]
  await changeTimeZone(actor, { timeZone: 'Asia/Kolkata' })
  expect(await memberActor(actor.memberId)).toMatchObject({ timeZone: 'Asia/Kolkata' })
  expect(await memberActor(other.memberId)).toMatchObject({ timeZone: 'UTC' })
})

const noBirthday = { birthMonth: '', birthDay: '', isBirthdayShared: false }
const profile = { firstName: 'Ada', lastName: 'Byron', jobTitle: '', about: '', address1: '', address2: '' }

test.each([
  ['changed by itself', (actor: Actor) => changeTimeZone(actor, { timeZone: 'Asia/Dubai' })],
  [
    'saved with the profile',
    (actor: Actor) =>
      editProfile(actor, { ...profile, pinCode: '', mobile: '', ...noBirthday, timeZone: 'Asia/Dubai' }),
  ],
])('what waits for the daily mail goes at the same hour of the new zone, %s', async (_how, change) => {
  const actor = await aMember()
  await preferring(actor, { Review: { mail: 'DIGEST' } })
  const { id } = await told(actor)
  const hour = async () => (await db.notification.findUniqueOrThrow({ where: { id } })).digestAt?.getUTCHours()
  expect(await hour()).toBe(9)
  await change(actor)
  expect(await hour()).toBe(5)
})
