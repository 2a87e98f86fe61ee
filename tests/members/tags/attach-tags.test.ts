import { expect, test } from 'vitest'
import { attachTags } from '@/lib/members/tags/steps/attach-tags'
import { ensureTags } from '@/lib/members/tags/steps/ensure-tags'
import { tagLimits } from '@/lib/members/tags/schema'
import { transaction } from '@/lib/platform/db'
import { tagsOf } from '@/tests/factories/tags'
import { expectRefused } from '@/tests/support/refused'
import { aStaff } from '@/tests/members/people/company'

const numbered = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => `Tag ${String(from + at).padStart(2, '0')}`)

/** Gives tags by their names. */
const attach = (workspace: { id: string }, memberIds: string[], names: string[]) =>
  transaction(async (tx) => {
    const tags = await ensureTags(tx, workspace.id, names)
    return attachTags(tx, { workspaceId: workspace.id, memberIds, tagIds: tags.map(({ id }) => id) })
  })

test('gives every tag to everybody, and counts what was not there', async () => {
  const { workspace, tom, lena } = await aStaff()
  const both = [tom.memberId, lena.memberId]
  expect(await attach(workspace, [tom.memberId], ['Berlin'])).toBe(1)
  expect(await attach(workspace, both, ['berlin', 'Remote'])).toBe(3)
  expect([await tagsOf(tom), await tagsOf(lena)]).toEqual([
    ['Berlin', 'Remote'],
    ['Berlin', 'Remote'],
  ])
})

test('thirty are enough for one person, and one too many gives none to anybody', async () => {
  const { workspace, tom, lena } = await aStaff()
  await attach(workspace, [tom.memberId], numbered(tagLimits.perPerson))
  const more = attach(workspace, [lena.memberId, tom.memberId], ['One more'])
  await expectRefused(more, 'conflict')
  await expect(more).rejects.toThrow('Tom Reed')
  expect(await tagsOf(tom)).toHaveLength(tagLimits.perPerson)
  expect(await tagsOf(lena)).toEqual([])
})
