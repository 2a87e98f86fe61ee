import { expect, test } from 'vitest'
import { editPerson } from '@/lib/members/people/commands/edit-person'
import { editPersonSchema } from '@/lib/members/people/schema'
import { aPlace } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'
import { aStaff, auditOf, storedPlace, toldTo } from './company'

const renamed = { firstName: 'Thomas', lastName: 'Reed', jobTitle: 'Product lead' }

test('an Admin says what somebody is called; managers and members may not, and a stranger finds nobody', async () => {
  const { admin, manager, tom, lena, stranger } = await aStaff()
  const input = { id: tom.memberId, ...renamed }
  await expectRefused(editPerson(stranger, input), 'not-found')
  await expectRefused(editPerson(manager, input), 'forbidden')
  await expectRefused(editPerson(lena, input), 'forbidden')
  expect((await storedPlace(tom)).user).toMatchObject({ firstName: 'Tom', profile: null })
  await editPerson(admin, input)
  const { user } = await storedPlace(tom)
  expect(user).toMatchObject({ firstName: 'Thomas', lastName: 'Reed', profile: { jobTitle: 'Product lead' } })
})

test('the person is told, and it stands in the log; the same again changes nothing', async () => {
  const { admin, tom } = await aStaff()
  const input = { id: tom.memberId, ...renamed }
  await editPerson(admin, input)
  await editPerson(admin, input)
  expect(await toldTo(tom)).toEqual([
    'Amara Okafor changed your name or job title. You’re now Thomas Reed, Product lead. → /profile',
  ])
  const title = 'Changed Tom Reed to “Thomas Reed, Product lead”'
  expect(await auditOf(admin)).toMatchObject([{ action: 'member.edited', objectId: tom.memberId, title }])
})

test('what another Admin changed meanwhile stays; the same field is refused', async () => {
  const { admin, tom } = await aStaff()
  const { firstName, lastName } = (await storedPlace(tom)).user
  const seen = { firstName, lastName, jobTitle: '' }
  await editPerson(admin, { id: tom.memberId, ...seen, seen, jobTitle: 'Product lead' })
  await editPerson(admin, { id: tom.memberId, ...seen, seen, firstName: 'Thomas' })
  const { user } = await storedPlace(tom)
  expect(user).toMatchObject({ firstName: 'Thomas', profile: { jobTitle: 'Product lead' } })
  const other = editPerson(admin, { id: tom.memberId, ...seen, seen, firstName: 'Tomas' })
  await expectRefused(other, 'conflict', 'firstName')
})

test('a name nobody can see is none, and what was typed around it makes no conflict', async () => {
  const { admin, tom } = await aStaff()
  const input = { id: tom.memberId, ...renamed }
  expect(editPersonSchema.safeParse({ ...input, firstName: '\u200b\u3164' }).error?.issues).toMatchObject([
    { path: ['firstName'], message: 'Enter your first name.' },
  ])
  await editPerson(admin, editPersonSchema.parse({ ...input, firstName: 'Thom\u200bas' }))
  const seen = { ...renamed, firstName: 'Thom\u200bas' }
  await editPerson(admin, editPersonSchema.parse({ ...input, seen, firstName: 'Tomas' }))
  expect((await storedPlace(tom)).user.firstName).toBe('Tomas')
})

test('a title is taken away again', async () => {
  const { admin, tom } = await aStaff()
  await editPerson(admin, { id: tom.memberId, ...renamed })
  await editPerson(admin, { id: tom.memberId, ...renamed, jobTitle: '' })
  expect((await storedPlace(tom)).user.profile?.jobTitle).toBe('')
})

test('somebody with a place elsewhere looks after their own name, and nothing tells where', async () => {
  const { admin, tom } = await aStaff()
  await aPlace({ userId: tom.userId, workspace: await aWorkspace({ name: 'Secret' }) })
  const refused = editPerson(admin, { id: tom.memberId, ...renamed })
  await expect(refused).rejects.toMatchObject({ code: 'forbidden', message: expect.not.stringContaining('Secret') })
  expect((await storedPlace(tom)).user.firstName).toBe('Tom')
})

test('an Admin changes their own without being told of it', async () => {
  const { admin } = await aStaff()
  await aPlace({ userId: admin.userId, workspace: await aWorkspace() })
  await editPerson(admin, { id: admin.memberId, ...renamed })
  expect((await storedPlace(admin)).user.firstName).toBe('Thomas')
  expect(await toldTo(admin)).toEqual([])
})

test.each([
  ['no first name', { firstName: ' ' }],
  ['a name of two lines', { lastName: 'Re\ned' }],
  ['a title of 101 characters', { jobTitle: 'x'.repeat(101) }],
  ['a title of two lines', { jobTitle: 'Product\nlead' }],
  ['a title nobody can keep', { jobTitle: '\ud800' }],
])('%s does not pass', (_what, given) => {
  const [field] = Object.keys(given)
  const parsed = editPersonSchema.safeParse({ id: '6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11', ...renamed, ...given })
  expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field])
})
