import { expect, test } from 'vitest'
import { createTag } from '@/lib/members/tags/commands/create-tag'
import { createTagSchema } from '@/lib/members/tags/schema'
import { db } from '@/lib/platform/db'
import { expectRefused } from '@/tests/support/refused'
import { aStaff, auditOf } from '@/tests/members/people/company'

test('an Admin makes a tag; managers and members may not', async () => {
  const { workspace, admin, manager, tom } = await aStaff()
  await expectRefused(createTag(manager, { name: 'Berlin' }), 'forbidden')
  await expectRefused(createTag(tom, { name: 'Berlin' }), 'forbidden')
  const { id } = await createTag(admin, { name: 'Berlin' })
  expect(await db.tag.findMany({ where: { workspaceId: workspace.id } })).toMatchObject([{ id, name: 'Berlin' }])
  expect(await auditOf(admin)).toMatchObject([
    { action: 'tag.created', objectId: id, title: 'Created the tag “Berlin”' },
  ])
})

test('the same word in any spelling is refused beside the name, also to two at once, and free elsewhere', async () => {
  const { admin, stranger } = await aStaff()
  const attempts = await Promise.allSettled(['Berlin', 'BERLIN'].map((name) => createTag(admin, { name })))
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expectRefused(createTag(admin, { name: 'berlin' }), 'invalid', 'name')
  expect(await createTag(stranger, { name: 'Berlin' })).toMatchObject({ id: expect.any(String) })
})

test.each([
  ['nothing', ' '],
  ['51 characters', 'x'.repeat(51)],
  ['two lines', 'Ber\nlin'],
  ['a comma', 'Berlin, Mitte'],
  ['what nobody can keep', 'Berlin\ud800'],
])('%s is no name', (_what, name) => {
  expect(createTagSchema.safeParse({ name }).success).toBe(false)
})
