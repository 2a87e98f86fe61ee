import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { listActivity } from '@/lib/activity/queries'
import { record } from '@/lib/activity/record'
import { transaction } from '@/lib/platform/db'
import { aMember } from '../factories/members'

const happened = ({ workspaceId, memberId }: Actor, keys: string[]) =>
  transaction((tx) =>
    record(
      tx,
      workspaceId,
      keys.map((key) => ({ memberId, type: 'Review', key, title: key, link: '/feedback' })),
    ),
  )

test('a feed holds one’s own lines', async () => {
  const actor = await aMember()
  await happened(await aMember({ workspace: { id: actor.workspaceId } }), ['theirs'])
  await happened(await aMember(), ['elsewhere'])
  await happened(actor, ['mine'])
  expect((await listActivity(actor, { size: 8 })).rows.map(({ title }) => title)).toEqual(['mine'])
})

test('a repeated event stands in a feed once', async () => {
  const actor = await aMember()
  await happened(actor, ['once'])
  await happened(actor, ['once', 'other'])
  expect((await listActivity(actor, { size: 8 })).rows).toHaveLength(2)
})

test('pages neither repeat nor skip, though everything happened at the same moment', async () => {
  const actor = await aMember()
  const keys = Array.from({ length: 7 }, (_, index) => `event ${index}`)
  await happened(actor, keys)
  const first = await listActivity(actor, { size: 4 })
  const second = await listActivity(actor, { size: 4, after: first.next ?? '' })
  expect([first.rows.length, second.rows.length, second.next]).toEqual([4, 3, null])
  expect([...first.rows, ...second.rows].map(({ title }) => title).toSorted()).toEqual(keys)
})
