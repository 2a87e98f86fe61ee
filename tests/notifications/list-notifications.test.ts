import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { memberActor, type Actor } from '@/lib/access/actor'
import { commentOnGoal } from '@/lib/goals/commands/comment-on-goal'
import {
  countUnread,
  countUnseen,
  getBell,
  getNotificationFeed,
  listNotifications,
} from '@/lib/notifications/queries/list-notifications'
import { notificationFeedSchema, notificationFilterSchema } from '@/lib/notifications/schema'
import { tell } from '@/lib/notifications/tell'
import { minutesFrom, now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { randomId } from '@/lib/shared/randomness'
import { aGoal, aGoalCircle } from '@/tests/factories/goals'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aReview } from '@/tests/factories/reviews'
import { expectFewStatements } from '@/tests/support/statements'
import { told, toldMany } from './told'

const list = (actor: Actor, search: Record<string, string> = {}) =>
  listNotifications(actor, notificationFilterSchema.parse(search))

/** Every page in turn, by the cursor of the one before. */
async function allPages(actor: Actor, type: string) {
  const pages = [await list(actor, { type })]
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await list(actor, { type, after: next }))
  return pages.map(({ rows }) => rows.map(({ id }) => id))
}

describe('listNotifications', () => {
  test('holds one’s own, newest first', async () => {
    const actor = await aMember()
    await toldMany(await anAdmin({ workspace: { id: actor.workspaceId } }), [{}])
    await toldMany(await aMember(), [{}])
    const at = now()
    const [older, newer] = await toldMany(actor, [{ createdAt: minutesFrom(at, -5), readAt: at }, { createdAt: at }])
    const { rows, next } = await list(actor)
    expect(rows.map(({ id, isUnread }) => [id, isUnread])).toEqual([
      [newer, true],
      [older, false],
    ])
    expect(next).toBeNull()
  })

  test('pages neither repeat nor skip, though everything came at the same moment', async () => {
    const actor = await aMember()
    const ids = await toldMany(
      actor,
      Array.from({ length: 65 }, () => ({})),
    )
    const pages = await allPages(actor, 'all')
    expect(pages.map((page) => page.length)).toEqual([30, 30, 5])
    expect(pages.flat().toSorted()).toEqual(ids.toSorted())
  })

  test('the filter leaves the unread', async () => {
    const actor = await aMember()
    const [unread] = await toldMany(actor, [{}, { readAt: now() }])
    expect(await allPages(actor, 'unread')).toEqual([[unread]])
  })

  test.each([[{ type: 'nonsense' }], [{ after: 'nonsense' }], [{ after: '2026-01-01~x' }]])(
    'an address that says %o shows the first page of all',
    async (search) => {
      const actor = await aMember()
      await toldMany(actor, [{}, { readAt: now() }])
      expect((await list(actor, search)).rows).toHaveLength(2)
    },
  )
})

describe('countUnread', () => {
  test('stops at ten thousand', async () => {
    const actor = await aMember()
    expect(await countUnread(actor)).toBe(0)
    await toldMany(actor, [{}, { readAt: now() }])
    expect(await countUnread(actor)).toBe(1)
    await db.$executeRaw`
      INSERT INTO "Notification" (id, "workspaceId", "memberId", type, key, message, link, "createdAt")
      SELECT gen_random_uuid(), ${actor.workspaceId}::uuid, ${actor.memberId}::uuid, 'Review', n::text, 'One of many', '/', now()
      FROM generate_series(1, 10000) n`
    expect(await countUnread(actor)).toBe(10_000)
  })
})

/** How PostgreSQL goes about a statement. */
async function planOf(statement: pg.QueryConfig | undefined) {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  const { rows } = await client.query({ text: `EXPLAIN ${statement?.text}`, values: statement?.values })
  await client.end()
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

/** What a piece of work sends to the database. */
async function statementsOf(work: () => Promise<unknown>) {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const calls = query.mock.calls.map(([first]): unknown => first)
  query.mockRestore()
  return calls as pg.QueryConfig[]
}

describe('countUnseen', () => {
  test('leaves out what was seen and not read', async () => {
    const actor = await aMember()
    const at = now()
    const seen = Array.from({ length: 3 }, () => ({ seenAt: at }))
    await toldMany(actor, [...seen, { readAt: at }, {}, {}])
    expect([await countUnseen(actor), await countUnread(actor)]).toEqual([2, 5])
  })

  test('opens no row, however much somebody was told', async () => {
    const actor = await aMember()
    const at = now()
    await toldMany(actor, [...Array.from({ length: 2000 }, () => ({ seenAt: at })), {}])
    await db.$executeRaw`VACUUM ANALYZE "Notification"`
    const [asked] = await statementsOf(() => countUnseen(actor))
    expect(await planOf(asked)).toContain('Index Only Scan using "Notification_unseen_idx"')
  })
})

describe('getNotificationFeed', () => {
  test('counts what was not seen, and is empty for somebody without a workspace', async () => {
    const actor = await aMember()
    await toldMany(actor, [{ seenAt: now() }, {}])
    const unread = notificationFeedSchema.parse({ type: 'unread' })
    const feed = await getNotificationFeed(actor, unread)
    expect([feed.data.length, feed.unSeenCount]).toEqual([2, 1])
    expect(await getNotificationFeed(null, unread)).toEqual({ data: [], hasMore: false, limit: 30, unSeenCount: 0 })
  })

  test('answers in the shape of the specification', async () => {
    const actor = await aMember()
    const many = Array.from({ length: 31 }, () => ({}))
    await toldMany(actor, [...many, { readAt: now() }])
    const first = await getNotificationFeed(actor, notificationFeedSchema.parse({}))
    expect(first).toMatchObject({ hasMore: true, limit: 30, unSeenCount: 31 })
    const rest = await getNotificationFeed(actor, notificationFeedSchema.parse({ type: 'unread', skip: '30' }))
    expect(rest).toMatchObject({ hasMore: false, data: [{ read_at: null, link: '/feedback' }] })
  })

  test('names what each is about as the specification does', async () => {
    const { admin, assignee, colleague } = await aGoalCircle()
    const goal = await aGoal(admin, { assignees: [assignee] })
    const said = { madeId: randomId(), id: goal.id, comment: 'Good.', mentionedIds: [] }
    await commentOnGoal(colleague, said)
    const review = await aReview(admin, { asked: [assignee] })
    const { data } = await getNotificationFeed(assignee, notificationFeedSchema.parse({}))
    const ids = { review_id: null, goal_id: null, meeting_id: null, applaud_id: null, goal_comment_id: null }
    const none = { ...ids, meeting_comment_id: null, one_on_one_id: null, one_on_one_comment_id: null }
    const about = data.map((row) => Object.fromEntries(Object.keys(none).map((name) => [name, Reflect.get(row, name)])))
    expect(about).toHaveLength(3)
    expect(about).toContainEqual({ ...none, review_id: review.id })
    expect(about).toContainEqual({ ...none, goal_comment_id: said.madeId })
    expect(about).toContainEqual({ ...none, goal_id: goal.id })
  })

  test.each([{ type: 'some' }, { skip: '-1' }, { skip: 'x' }, { skip: '10001' }])('refuses %o', (query) => {
    expect(notificationFeedSchema.safeParse(query).success).toBe(false)
  })
})

test('telling the same event twice tells it once', async () => {
  const actor = await aMember()
  const { key } = await told(actor)
  const about = { type: 'Review' as const, objectId: null }
  const again = { memberId: actor.memberId, ...about, key, message: 'Again', link: '/feedback' }
  await transaction((tx) => tell(tx, actor.workspaceId, [again]))
  expect((await list(actor)).rows.map(({ message }) => message)).toEqual(['Something happened'])
})

test.each(['all', 'unread'])('the screen takes few statements for %s of them, however many there are', async (type) => {
  const { memberId } = await aMember()
  const visit = async () => {
    const actor = await memberActor(memberId)
    await Promise.all([countUnread(actor), countUnseen(actor), list(actor, { type })])
  }
  const grow = async () =>
    toldMany(
      await memberActor(memberId),
      Array.from({ length: 40 }, () => ({})),
    )
  await expectFewStatements(visit, grow)
})

test('the bell hides and does not count what belongs to features that are off', async () => {
  const actor = await aMember()
  const kinds = ['Review', 'Goal', 'Goal_Comment', 'Meeting_Comment', 'OneOnOne', 'Applaud', 'Nudge'] as const
  const told = [
    ...kinds.map((type) => ({ type, key: `applause.${type}` })),
    { type: 'Applaud', key: 'badge.awarded:1' },
  ]
  const { workspaceId, memberId } = actor
  const common = { workspaceId, memberId, message: 'News', link: '/feedback', createdAt: now() }
  await db.notification.createMany({ data: told.map((one) => ({ ...common, ...one })) })
  const shownTo = async (...withoutFeatures: string[]) => {
    const viewer = { ...actor, withoutFeatures }
    const { rows } = await list(viewer)
    const { data } = await getNotificationFeed(viewer, notificationFeedSchema.parse({}))
    const counts = [data.length, await countUnseen(viewer), await countUnread(viewer), (await getBell(viewer)).count]
    expect(counts).toEqual(counts.map(() => rows.length))
    return rows.map(({ type }) => type).toSorted()
  }
  expect(await shownTo('Goals', 'Applause')).toEqual(['Applaud', 'Meeting_Comment', 'Nudge', 'OneOnOne', 'Review'])
  expect(await shownTo('FollowUps', 'OneOnOnes', 'Applause')).toEqual(['Applaud', 'Goal', 'Goal_Comment', 'Review'])
  expect(await shownTo()).toHaveLength(8)
})
