import { describe, expect, test } from 'vitest'
import { memberActor, type Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { countReviews, listReviews } from '@/lib/reviews/lists/queries/list-reviews'
import { listToAnswer } from '@/lib/reviews/lists/queries/list-to-answer'
import { pauseReview } from '@/lib/reviews/operating/commands/pause-review'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'
import { reviewListSchema } from '@/lib/reviews/lists/schema'
import { listTabs, type ListTab } from '@/lib/reviews/lists/rules'
import { aMember } from '@/tests/factories/members'
import { aboutPerson, aCircle, aDraft, aResponse, aReview } from '@/tests/factories/reviews'

const list = (actor: Actor, tab: ListTab, search = '') => listReviews(actor, { tab, search })
const titles = async (actor: Actor, tab: ListTab, search = '') =>
  (await list(actor, tab, search)).rows.map(({ title }) => title)

/** Somebody with something in every list. */
async function aBusyPerson() {
  const { workspace, creator: other, asked } = await aCircle(2)
  const me = await aMember({ workspace, role: 'Manager', firstName: 'Ida', lastName: 'Berg' })
  const toMe = [me, ...asked]
  await aReview(other, { asked: toMe, title: 'Waiting' })
  await aResponse(me, await aReview(other, { asked: toMe, title: 'Answered' }))
  await optOutOfReview(me, { reviewId: (await aReview(other, { asked: toMe, title: 'Declined' })).id })
  await closeReview(other, await aReview(other, { asked: toMe, title: 'Missed' }))
  await aDraft(me, { title: 'Mine, a draft' })
  await aReview(me, { asked, title: 'Mine, running' })
  await closeReview(me, await aReview(me, { asked, title: 'Mine, closed' }))
  await aReview(other, { asked, title: 'Shared', sharedWithIds: [me.memberId] })
  const about = aboutPerson(me)
  const released = await aReview(other, { asked, title: 'Released', ...about })
  for (const actor of asked) await aResponse(actor, released)
  await closeReview(other, released)
  await releaseReview(other, released)
  await aReview(other, { asked, title: 'About me, running', ...about })
  return { workspace, me, other, asked }
}

const expected: Record<ListTab, string[]> = {
  received: ['Missed', 'Declined', 'Answered', 'Waiting'],
  created: ['Mine, closed', 'Mine, running', 'Mine, a draft'],
  all: [
    'Released',
    'Shared',
    'Mine, closed',
    'Mine, running',
    'Mine, a draft',
    'Missed',
    'Declined',
    'Answered',
    'Waiting',
  ],
  pending: ['Waiting'],
  answered: ['Answered'],
  active: ['Mine, running'],
  inactive: ['Mine, closed'],
  shared: ['Released', 'Shared'],
}

test('each list holds what belongs there, newest first, and is counted', async () => {
  const { me } = await aBusyPerson()
  for (const tab of listTabs) expect([tab, await titles(me, tab)]).toEqual([tab, expected[tab]])
  const counts = await countReviews(me)
  expect(counts).toEqual(Object.fromEntries(listTabs.map((tab) => [tab, expected[tab].length])))
})

test('counting stops where a tab says 10K+, also of what an Admin reads', async () => {
  const { workspace, creator } = await aCircle(0)
  const admin = await aMember({ workspace, role: 'Admin' })
  await aDraft(creator)
  const send = (count: number) => db.$executeRaw`
    INSERT INTO "Review" (id, "workspaceId", "creatorId", title, "timeZone", status, "publishedAt", "seenByAdmins", "createdAt")
    SELECT gen_random_uuid(), ${workspace.id}::uuid, ${creator.memberId}::uuid, 'One of many', 'UTC', 'ACTIVE', now(), TRUE, now()
    FROM generate_series(1, ${count}::int)`
  await send(1500)
  expect(await countReviews(creator)).toMatchObject({ created: 1501, all: 1501, active: 1500 })
  expect(await countReviews(admin)).toMatchObject({ created: 0, all: 1500, shared: 1500 })
  await send(9000)
  expect(await countReviews(creator)).toMatchObject({ created: 10_000, all: 10_000, active: 10_000 })
  expect(await countReviews(admin)).toMatchObject({ created: 0, all: 10_000, shared: 10_000 })
})

test('what an Admin reads, was asked, and was shown is counted once', async () => {
  const { workspace, me, other, asked } = await aBusyPerson()
  await aReview(other, { asked, title: 'Seen by admins alone' })
  await aReview(other, { asked: [me], title: 'Asked and seen', sharedWithIds: [me.memberId] })
  await db.review.updateMany({ where: { workspaceId: workspace.id }, data: { seenByAdmins: true } })
  await db.member.update({ where: { id: me.memberId }, data: { role: 'Admin' } })
  const admin = await memberActor(me.memberId)
  const counts = await countReviews(admin)
  for (const tab of listTabs) expect([tab, counts[tab]]).toEqual([tab, (await titles(admin, tab)).length])
})

test('rows say how one stands, and lead where one can do something', async () => {
  const { me } = await aBusyPerson()
  const rows = (await list(me, 'all')).rows.map(({ title, badge, href }) => [title, badge.label, href.split('/')[2]])
  expect(Object.fromEntries(rows.map(([title, badge, place]) => [title, [badge, place]]))).toEqual({
    Waiting: ['Pending', 'id'],
    Answered: ['Answered', 'id'],
    Declined: ['Opted Out', 'id'],
    Missed: ['Closed', 'id'],
    'Mine, a draft': ['Draft', 'edit'],
    'Mine, running': ['Active', 'preview'],
    'Mine, closed': ['Closed', 'preview'],
    Shared: ['Active', 'shared'],
    Released: ['Released', 'shared'],
  })
})

test('creators who ask themselves too find the form under received and the results under created', async () => {
  const { creator } = await aCircle(0)
  await aReview(creator, { asked: [creator] })
  expect((await list(creator, 'received')).rows).toMatchObject([{ badge: { label: 'Pending' } }])
  expect((await list(creator, 'received')).rows[0]?.href).toContain('/feedback/id/')
  expect((await list(creator, 'created')).rows).toMatchObject([{ badge: { label: 'Active' } }])
  expect((await list(creator, 'created')).rows[0]?.href).toContain('/feedback/preview/')
})

test('strangers and colleagues who have nothing to do with it see nothing of it', async () => {
  const { workspace } = await aBusyPerson()
  for (const actor of [await aMember({ workspace, role: 'Admin' }), await aMember({ role: 'Admin' })]) {
    expect(await titles(actor, 'all')).toEqual([])
    expect(await countReviews(actor)).toEqual(Object.fromEntries(listTabs.map((tab) => [tab, 0])))
  }
})

test('past its close date it waits for nobody, even before the job has closed it', async () => {
  const { creator, asked } = await aCircle(1)
  const [me = creator] = asked
  const { id } = await aReview(creator, { asked })
  await db.review.update({ where: { id }, data: { closesAt: new Date(Date.now() - 1000) } })
  expect(await titles(me, 'pending')).toEqual([])
  expect((await list(me, 'received')).rows).toMatchObject([{ badge: { label: 'Closed' } }])
})

test('what closes next for oneself stands on top, where one was given more time as well', async () => {
  const { creator, asked } = await aCircle(1)
  const [me = creator] = asked
  const soon = await aReview(creator, { asked, title: 'Soon', closesOn: '2999-11-01' })
  await aReview(creator, { asked, title: 'Late', closesOn: '2999-12-01' })
  const order = async (tab: ListTab) =>
    (await listReviews(me, { tab, search: '', sort: 'closing' })).rows.map(({ title }) => title)
  for (const tab of ['received', 'pending'] as const) expect(await order(tab)).toEqual(['Soon', 'Late'])
  const own = { closesAt: new Date('2999-12-31T00:00:00Z') }
  await db.reviewAssignee.updateMany({ where: { reviewId: soon.id }, data: own })
  for (const tab of ['received', 'pending'] as const) expect(await order(tab)).toEqual(['Late', 'Soon'])
})

test.each(['Member', 'Admin'] as const)(
  'among everything a %s finds by their own end what they read or asked for as well, and once',
  async (role) => {
    const { workspace, creator } = await aCircle(0)
    const me = await aMember({ workspace, role })
    const forms = { asked: [me], sharedWithIds: [me.memberId] }
    const read = await aReview(creator, { ...forms, title: 'Read', closesOn: '2999-10-01' })
    const mine = await aReview(me, { asked: [me], title: 'Mine', closesOn: '2999-11-01' })
    await aReview(creator, { ...forms, title: 'Late', closesOn: '2999-12-01' })
    await db.review.updateMany({ where: { workspaceId: workspace.id }, data: { seenByAdmins: true } })
    const order = async (most: number, after?: string): Promise<string[]> => {
      const { rows, next } = await listReviews(me, { tab: 'all', search: '', sort: 'closing', after }, most)
      return [...rows.map(({ title }) => title), ...(next === null ? [] : await order(most, next))]
    }
    for (const most of [1, 25]) expect(await order(most)).toEqual(['Read', 'Mine', 'Late'])
    const extend = (reviewId: string, closesAt: string) =>
      db.reviewAssignee.updateMany({ where: { reviewId }, data: { closesAt: new Date(closesAt) } })
    await extend(read.id, '2999-12-30T00:00:00Z')
    await extend(mine.id, '2999-12-31T00:00:00Z')
    for (const most of [1, 25]) expect(await order(most)).toEqual(['Late', 'Read', 'Mine'])
    const taken = { removedAt: new Date() }
    await db.reviewAssignee.updateMany({ where: { reviewId: { in: [read.id, mine.id] } }, data: taken })
    for (const most of [1, 25]) expect(await order(most)).toEqual(['Read', 'Mine', 'Late'])
  },
)

test('what is paused stays pending, is counted there, and says that it is paused', async () => {
  const { creator, asked } = await aCircle(2)
  const [me = creator, answered = creator] = asked
  const review = await aReview(creator, { asked })
  await aResponse(answered, review)
  expect((await list(me, 'received')).rows).toMatchObject([{ isPaused: false }])
  await pauseReview(creator, review)
  for (const tab of ['received', 'pending'] as const)
    expect((await list(me, tab)).rows).toMatchObject([{ badge: { label: 'Pending' }, isPaused: true }])
  expect(await countReviews(me)).toMatchObject({ pending: 1 })
  expect((await listToAnswer(me)).rows).toEqual([])
  expect((await list(answered, 'received')).rows).toMatchObject([{ badge: { label: 'Answered' }, isPaused: false }])
  expect((await list(creator, 'created')).rows).toMatchObject([{ badge: { label: 'Inactive' }, isPaused: false }])
})

test('pages follow each other without a gap or a repeat', async () => {
  const creator = await aMember()
  for (let index = 0; index < 27; index += 1) await aDraft(creator, { title: `Draft ${index}` })
  const first = await list(creator, 'created')
  const second = await listReviews(creator, { tab: 'created', search: '', after: first.next ?? undefined })
  expect([first.rows.length, second.rows.length, second.next]).toEqual([25, 2, null])
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(27)
  expect(first.rows[0]?.title).toBe('Draft 26')
})

describe('searching', () => {
  test('finds titles by any part of them, in any case, and takes every sign for itself', async () => {
    const creator = await aMember()
    for (const title of ['100% remote', 'under_score', 'Ångström', 'back\\slash']) await aDraft(creator, { title })
    expect(await titles(creator, 'created', 'REMOTE')).toEqual(['100% remote'])
    expect(await titles(creator, 'created', '%')).toEqual(['100% remote'])
    expect(await titles(creator, 'created', '_')).toEqual(['under_score'])
    expect(await titles(creator, 'created', '\\')).toEqual(['back\\slash'])
    expect(await titles(creator, 'created', 'ångs')).toEqual(['Ångström'])
    expect(await titles(creator, 'created', "'; DROP TABLE")).toEqual([])
  })

  test('an address that says nonsense is read as the plain list', () => {
    const plain = { tab: 'received', search: '', sort: 'newest' }
    expect(reviewListSchema.parse({ tab: 'nonsense', search: ['a', 'b'], sort: 'fate', after: 7 })).toEqual(plain)
    expect(reviewListSchema.parse({ search: 'x'.repeat(300) })).toEqual(plain)
  })

  test('a cursor that is none of ours is none', async () => {
    const creator = await aMember()
    await aDraft(creator)
    expect((await listReviews(creator, { tab: 'created', search: '', after: 'rubbish~x' })).rows).toHaveLength(1)
  })
})

test('a line says whom it is about as its reader would', async () => {
  const { me, other } = await aBusyPerson()
  const aboutOf = async (actor: Actor, tab: ListTab, title: string) =>
    (await list(actor, tab)).rows.find((row) => row.title === title)?.about
  expect(await aboutOf(me, 'shared', 'Released')).toBe('you')
  expect(await aboutOf(other, 'created', 'Released')).toBe('Ida Berg')
  expect(await aboutOf(me, 'received', 'Waiting')).toBeNull()
})
