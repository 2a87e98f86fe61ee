import { expect, test } from 'vitest'
import { addMember } from '@/lib/members/admission/commands/add-member'
import { addMemberSchema, type AddMemberInput } from '@/lib/members/admission/schema'
import { db } from '@/lib/platform/db'
import { aManager, aMember, anAdmin, aPerson, deactivate } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'

const somebody = (given: Partial<AddMemberInput> = {}): AddMemberInput => ({
  email: `${unique('lena')}@acme.example`,
  firstName: 'Lena',
  lastName: 'Hoffmann',
  role: 'Member',
  timeZone: 'Europe/Berlin',
  ...given,
})

const placesOf = (email: string) =>
  db.member.findMany({ where: { user: { email } }, select: { id: true, workspaceId: true, role: true, status: true } })

test('an Admin gives somebody new a place in their own workspace, with the role', async () => {
  const admin = await anAdmin()
  const input = somebody({ role: 'Manager' })
  const { id } = await addMember(admin, input)
  const place = { id, workspaceId: admin.workspaceId, role: 'Manager', status: 'ACTIVE' }
  expect(await placesOf(input.email)).toEqual([place])
  expect(await db.user.findUnique({ where: { email: input.email } })).toMatchObject({
    firstName: 'Lena',
    lastName: 'Hoffmann',
    timeZone: 'Europe/Berlin',
    lastWorkspaceId: admin.workspaceId,
    passwordHash: null,
    emailVerifiedAt: null,
    isSuperAdmin: false,
  })
})

test.each([
  ['a Manager', aManager],
  ['a Member', aMember],
])('%s may not, and nothing is written', async (_who, make) => {
  const input = somebody()
  await expect(addMember(await make(), input)).rejects.toMatchObject({ code: 'forbidden' })
  expect(await db.user.findUnique({ where: { email: input.email } })).toBeNull()
  expect(await mailsTo(input.email)).toEqual([])
})

test('the person is told once by mail, with who it was and the way in', async () => {
  const admin = await anAdmin({ firstName: 'Amara', lastName: 'Okafor' })
  const input = somebody()
  await addMember(admin, input)
  const props = {
    email: input.email,
    adderName: 'Amara Okafor',
    workspaceName: admin.workspaceName,
    link: 'http://rapport.test/auth/login',
  }
  expect(await mailsTo(input.email)).toMatchObject([{ event: 'member.added', props }])
})

test('somebody with an account elsewhere keeps name, zone and password', async () => {
  const person = await aPerson({
    firstName: 'Yuki',
    lastName: 'Tanaka',
    timeZone: 'Asia/Tokyo',
    password: 'plum violin',
  })
  const before = await db.user.findUnique({ where: { id: person.id } })
  const admin = await anAdmin()
  await addMember(admin, somebody({ email: person.email }))
  expect(await db.user.findUnique({ where: { id: person.id } })).toEqual(before)
  expect(await placesOf(person.email)).toMatchObject([{ workspaceId: admin.workspaceId }])
})

test('a second place in the same workspace is refused beside the address; one in another workspace is another place', async () => {
  const admin = await anAdmin()
  const input = somebody()
  await addMember(admin, input)
  await expect(addMember(admin, { ...input, role: 'Admin' })).rejects.toMatchObject({
    fields: { email: expect.any(String) },
  })
  const stranger = await anAdmin()
  await addMember(stranger, input)
  expect((await placesOf(input.email)).map(({ workspaceId, role }) => [workspaceId, role])).toEqual([
    [admin.workspaceId, 'Member'],
    [stranger.workspaceId, 'Member'],
  ])
  expect(await mailsTo(input.email)).toHaveLength(2)
})

test('a place that was taken away does not come back by adding', async () => {
  const admin = await anAdmin()
  const gone = await aMember({ workspace: { id: admin.workspaceId } })
  await deactivate(gone)
  await expect(addMember(admin, somebody({ email: gone.email }))).rejects.toMatchObject({ code: 'invalid' })
  expect(await placesOf(gone.email)).toMatchObject([{ status: 'DEACTIVATED' }])
})

test('a super admin is given no place', async () => {
  const { email } = await aPerson({ isSuperAdmin: true })
  await expect(addMember(await anAdmin(), somebody({ email }))).rejects.toMatchObject({
    fields: { email: expect.any(String) },
  })
  expect(await placesOf(email)).toEqual([])
})

test('adding somebody several times at once makes one place', async () => {
  const admin = await anAdmin()
  const input = somebody()
  const attempts = await Promise.allSettled([1, 2, 3].map(() => addMember(admin, input)))
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await placesOf(input.email)).toHaveLength(1)
  expect(await mailsTo(input.email)).toHaveLength(1)
})

test.each([
  ['an address that is none', { email: 'lena at acme' }],
  ['no first name', { firstName: ' ' }],
  ['a name of two lines', { lastName: 'Hoff\nmann' }],
  ['a role that does not exist', { role: 'Owner' }],
  ['a zone that does not exist', { timeZone: 'Europe/Atlantis' }],
])('%s does not pass', (_what, given) => {
  const [field] = Object.keys(given)
  const parsed = addMemberSchema.safeParse({ ...somebody(), ...given })
  expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field])
})
