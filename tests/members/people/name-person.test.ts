import { expect, test } from 'vitest'
import { namePerson } from '@/lib/members/people/steps/name-person'
import { db, transaction } from '@/lib/platform/db'
import { preferring } from '@/tests/notifications/preferences/preferring'
import { told } from '@/tests/notifications/told'
import { aStaff, auditOf, storedPlace, toldTo } from './company'

test('changes what is given and leaves the rest, tells the person and notes it', async () => {
  const { admin, tom } = await aStaff()
  const person = { id: tom.memberId, userId: tom.userId, name: 'Tom Reed' }
  await transaction((tx) => namePerson(tx, admin, person, { jobTitle: 'Product lead' }))
  await transaction((tx) => namePerson(tx, admin, person, { lastName: 'Read' }))
  const { user } = await storedPlace(tom)
  expect(user).toMatchObject({ firstName: 'Tom', lastName: 'Read', profile: { jobTitle: 'Product lead' } })
  const titles = (await auditOf(admin)).map(({ title }) => title)
  expect(titles).toEqual(['Changed Tom Reed to “Tom Reed, Product lead”', 'Changed Tom Reed to “Tom Read”'])
  expect(await toldTo(tom)).toHaveLength(2)
})

test('of a time zone it says that, and the daily mail that waits follows it', async () => {
  const { admin, tom } = await aStaff()
  await db.user.update({ where: { id: tom.userId }, data: { timeZone: 'UTC' } })
  await preferring(tom, { Review: { mail: 'DIGEST' } })
  const { id } = await told(tom)
  const person = { id: tom.memberId, userId: tom.userId, name: 'Tom Reed' }
  await transaction((tx) => namePerson(tx, admin, person, { timeZone: 'Asia/Kolkata' }))
  const { digestAt } = await db.notification.findUniqueOrThrow({ where: { id } })
  expect(digestAt?.toISOString()).toContain('T03:30')
  await transaction((tx) => namePerson(tx, admin, person, { lastName: 'Read', timeZone: 'UTC' }))
  const titles = (await auditOf(admin)).map(({ title }) => title)
  expect(titles).toEqual([
    'Changed Tom Reed to the time zone Asia/Kolkata',
    'Changed Tom Reed to “Tom Read” and the time zone UTC',
  ])
  expect(await toldTo(tom)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/ changed your time zone\. It’s now Kolkata\. → \/profile$/),
      expect.stringMatching(/ changed your name or job title\. You’re now Tom Read\. It’s now UTC\. /),
    ]),
  )
})
