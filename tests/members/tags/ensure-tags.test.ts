import { expect, test } from 'vitest'
import { ensureTags } from '@/lib/members/tags/steps/ensure-tags'
import { db, transaction } from '@/lib/platform/db'
import { aTag } from '@/tests/factories/tags'
import { aWorkspace } from '@/tests/factories/workspaces'

const ensure = (workspace: { id: string }, ...names: string[]) =>
  transaction((tx) => ensureTags(tx, workspace.id, names))

test('finds the tags there are in any spelling, and makes the others', async () => {
  const workspace = await aWorkspace()
  const berlin = await aTag({ workspace, name: 'Berlin' })
  const found = await ensure(workspace, 'BERLIN', 'Remote')
  expect(found.map(({ name }) => name)).toEqual(['Berlin', 'Remote'])
  expect(found[0]?.id).toBe(berlin.id)
  expect(await ensure(workspace, 'remote', 'berlin')).toEqual(found)
})

test.each(['ΟΔΟΣ', 'İSTANBUL'])('a word in capitals has one tag, whatever its small letters are: %s', async (word) => {
  const workspace = await aWorkspace()
  const [tag] = await ensure(workspace, word)
  expect(tag?.name).toBe(word)
  expect(await ensure(workspace, word)).toEqual([tag])
})

test('a tag of another workspace is another tag', async () => {
  const [one, other] = [await aWorkspace(), await aWorkspace()]
  const elsewhere = await aTag({ workspace: other, name: 'Berlin' })
  const [tag] = await ensure(one, 'Berlin')
  expect(tag?.id).not.toBe(elsewhere.id)
})

test('two who name the same new tag at once make one', async () => {
  const workspace = await aWorkspace()
  const [one, other] = await Promise.all([ensure(workspace, 'Night shift'), ensure(workspace, 'night Shift')])
  expect(one).toEqual(other)
  expect(await db.tag.count({ where: { workspaceId: workspace.id } })).toBe(1)
})
