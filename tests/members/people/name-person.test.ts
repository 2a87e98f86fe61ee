import { expect, test } from 'vitest'
import { namePerson } from '@/lib/members/people/commands/name-person'
import { transaction } from '@/lib/platform/db'
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
