import { expect, test } from 'vitest'
import { setTags } from '@/lib/members/tags/commands/set-tags'
import { setTagsSchema } from '@/lib/members/tags/schema'
import { aTag, tagsOf } from '@/tests/factories/tags'
import { expectRefused } from '@/tests/support/refused'
import { aStaff, auditOf } from '@/tests/members/people/company'

test('an Admin sets anybody’s, a Manager those of their team, a Member nobody’s, and a stranger finds nobody', async () => {
  const { workspace, admin, manager, tom, lena, stranger } = await aStaff()
  await aTag({ workspace, name: 'Berlin', members: [tom] })
  await aTag({ workspace, name: 'Remote' })
  const input = { id: tom.memberId, names: ['remote'] }
  await expectRefused(setTags(stranger, input), 'not-found')
  await expectRefused(setTags(tom, input), 'forbidden')
  await expectRefused(setTags(manager, { ...input, id: lena.memberId }), 'forbidden')
  await setTags(manager, input)
  expect(await tagsOf(tom)).toEqual(['Remote'])
  await expectRefused(setTags(manager, { ...input, names: ['New'] }), 'invalid', 'name')
  await setTags(admin, { ...input, names: ['New', 'Berlin'] })
  expect(await tagsOf(tom)).toEqual(['Berlin', 'New'])
  await setTags(admin, { ...input, names: [] })
  expect(await tagsOf(tom)).toEqual([])
})

test('the same again writes nothing', async () => {
  const { admin, tom } = await aStaff()
  const input = { id: tom.memberId, names: ['Berlin', 'Remote'] }
  await setTags(admin, input)
  await setTags(admin, input)
  const title = 'Set the tags of Tom Reed: Berlin, Remote'
  expect(await auditOf(admin)).toMatchObject([{ action: 'member.tagged', objectId: tom.memberId, title }])
})

test('tags that others gave or took since the form was opened stay so', async () => {
  const { workspace, admin, manager, tom } = await aStaff()
  for (const name of ['Berlin', 'Mentor', 'Remote']) await aTag({ workspace, name, members: [tom] })
  await aTag({ workspace, name: 'Driver' })
  const seen = ['Berlin', 'Remote']
  await setTags(admin, { id: tom.memberId, names: ['Mentor', 'Berlin'] })
  await setTags(manager, { id: tom.memberId, seen, names: ['berlin', 'Remote', 'driver'] })
  expect(await tagsOf(tom)).toEqual(['Berlin', 'Driver', 'Mentor'])
  await setTags(manager, { id: tom.memberId, seen: ['Berlin', 'Gone'], names: ['Gone'] })
  expect(await tagsOf(tom)).toEqual(['Driver', 'Mentor'])
  expect((await auditOf(admin)).map(({ title }) => title)).toContain('Set the tags of Tom Reed: Driver, Mentor')
})

test('each word counts once, in its first spelling, and thirty are enough', () => {
  const id = '6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11'
  expect(setTagsSchema.parse({ id, names: ['Berlin', 'BERLIN', ' Remote '] }).names).toEqual(['Berlin', 'Remote'])
  const many = Array.from({ length: 31 }, (_, at) => `Tag ${at}`)
  expect(setTagsSchema.safeParse({ id, names: many }).success).toBe(false)
})
