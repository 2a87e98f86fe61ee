import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { listActivity, listPublicActivity } from '@/lib/activity/queries'
import { record, type Line } from '@/lib/activity/record'
import { categoryNames } from '@/lib/activity/rules'
import { activityFilterSchema } from '@/lib/activity/schema'
import { transaction } from '@/lib/platform/db'
import { aMember, anAdmin } from '@/tests/factories/members'

const happened = ({ workspaceId, memberId }: Actor, keys: string[], given: Partial<Line> = {}) =>
  transaction((tx) =>
    record(
      tx,
      workspaceId,
      keys.map((key) => ({ memberId, type: 'Review', key, title: key, link: '/feedback', ...given })),
    ),
  )

const titlesFor = async (actor: Actor, filter: Partial<Parameters<typeof listActivity>[1]> = {}) =>
  (await listActivity(actor, { size: 8, ...filter })).rows.map(({ title }) => title)

test('a feed holds the lines for its owner and for everybody, and no colleague’s', async () => {
  const actor = await aMember()
  const admin = await anAdmin({ workspace: { id: actor.workspaceId } })
  await happened(admin, ['theirs'])
  await happened(await aMember(), ['elsewhere'])
  await happened(await aMember(), ['for everybody elsewhere'], { memberId: null })
  await happened(actor, ['mine'])
  await happened(admin, ['for everybody'], { memberId: null, type: 'CUSTOM', createdById: admin.memberId })
  expect(await titlesFor(actor)).toEqual(['for everybody', 'mine'])
})

test('a line says who did it where that may be known', async () => {
  const actor = await aMember({ firstName: 'Tom', lastName: 'Reed' })
  const other = await aMember({ workspace: { id: actor.workspaceId } })
  await happened(other, ['somebody did it'], { createdById: actor.memberId })
  await happened(other, ['nobody may know'])
  const { rows } = await listActivity(other, { size: 8 })
  // Both may be of one moment, which leaves their order open.
  expect(Object.fromEntries(rows.map(({ title, by }) => [title, by]))).toEqual({
    'somebody did it': { memberId: actor.memberId, name: 'Tom Reed', pictureId: null },
    'nobody may know': null,
  })
})

test('leaves out what its owner did, which is in the categories that say so', async () => {
  const tom = await aMember({ firstName: 'Tom', lastName: 'Reed' })
  const colleague = await aMember({ workspace: { id: tom.workspaceId }, firstName: 'Lena' })
  await happened(tom, ['joined'], {
    memberId: null,
    title: 'Tom Reed joined',
    createdById: tom.memberId,
    type: 'CUSTOM',
  })
  expect([await titlesFor(tom), await titlesFor(colleague)]).toEqual([[], ['Tom Reed joined']])
  expect(await titlesFor(tom, { category: 'Workspace' })).toEqual(['You joined'])
  const { rows } = await listPublicActivity(tom, { memberId: tom.memberId, size: 8 })
  expect(rows.map(({ title }) => title)).toEqual(['Tom Reed joined'])
})

test('a repeated event stands in a feed once, and in everybody’s once', async () => {
  const actor = await aMember()
  for (const memberId of [actor.memberId, null]) {
    await happened(actor, ['once'], { memberId })
    await happened(actor, ['once', 'other'], { memberId })
  }
  expect(await titlesFor(actor)).toHaveLength(4)
})

test('pages neither repeat nor skip, though everything happened at the same moment', async () => {
  const actor = await aMember()
  const keys = Array.from({ length: 7 }, (_, index) => `event ${index}`)
  await happened(actor, keys.slice(0, 4))
  await happened(actor, keys.slice(4), { memberId: null })
  const first = await listActivity(actor, { size: 4 })
  const second = await listActivity(actor, { size: 4, after: first.next ?? '' })
  expect([first.rows.length, second.rows.length, second.next]).toEqual([4, 3, null])
  expect([...first.rows, ...second.rows].map(({ title }) => title).toSorted()).toEqual(keys)
})

test('each category holds its own lines, and tells what one did from what others did', async () => {
  const actor = await aMember()
  const createdById = actor.memberId
  for (const type of ['Review', 'Goal', 'FollowUp', 'OneOnOne', 'Applaud'] as const) {
    await happened(actor, [type], { type })
    await happened(actor, [`${type}Given`], { type, createdById })
  }
  await happened(actor, ['ReviewAnswer'], { type: 'ReviewAnswer' })
  await happened(actor, ['Workspace'], { type: 'CUSTOM', memberId: null, createdById })
  for (const category of categoryNames) expect(await titlesFor(actor, { category })).toEqual([category])
})

test('a category there is none of is everything', () => {
  expect(activityFilterSchema.parse({ category: 'Everything' })).toMatchObject({ category: 'all' })
})

test('of a colleague one reads what everybody may, and nothing that is private to anybody', async () => {
  const tom = await aMember()
  const actor = await aMember({ workspace: { id: tom.workspaceId } })
  const createdById = tom.memberId
  await happened(tom, ['private to Tom'], { createdById })
  await happened(actor, ['private to the viewer'], { createdById })
  await happened(tom, ['for everybody'], { memberId: null, createdById })
  await happened(tom, ['by nobody'], { memberId: null })
  const aboutTom = { memberId: tom.memberId, size: 8 }
  const { rows, next } = await listPublicActivity(actor, aboutTom)
  expect([rows.map(({ title }) => title), next]).toEqual([['for everybody'], null])
  expect(await listPublicActivity(await anAdmin(), aboutTom)).toEqual({ rows: [], next: null })
})

test('and reads on, page by page, to the first thing a colleague did', async () => {
  const tom = await aMember()
  const names = ['one', 'two', 'three', 'four', 'five']
  await happened(tom, names, { memberId: null, createdById: tom.memberId })
  const read: string[] = []
  let after: string | undefined
  do {
    const { rows, next } = await listPublicActivity(tom, { memberId: tom.memberId, after, size: 2 })
    read.push(...rows.map(({ title }) => title))
    after = next ?? undefined
  } while (after !== undefined)
  expect(read.toSorted()).toEqual(names.toSorted())
})

test('a feed hides the lines of features that are off, and shows them once they are on again', async () => {
  const actor = await aMember()
  for (const type of ['Goal', 'OneOnOne', 'FollowUp', 'Review'] as const) await happened(actor, [type], { type })
  await happened(actor, ['applause.given:1', 'badge.awarded:1'], { type: 'Applaud' })
  const without = (...withoutFeatures: string[]) => titlesFor({ ...actor, withoutFeatures })
  expect((await without('Goals', 'Applause')).toSorted()).toEqual(['FollowUp', 'OneOnOne', 'Review', 'badge.awarded:1'])
  expect((await without('FollowUps', 'OneOnOnes')).toSorted()).toEqual([
    'Goal',
    'Review',
    'applause.given:1',
    'badge.awarded:1',
  ])
  expect(await without()).toHaveLength(6)
})
