import { describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { countReviews, listReviews } from '@/lib/reviews/lists/queries/list-reviews'
import { listSorts, type ListSort } from '@/lib/reviews/lists/schema'
import type { ListTab } from '@/lib/reviews/lists/rules'
import { shareReview } from '@/lib/reviews/results/commands/share-review'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aReleasedReview } from '@/tests/factories/releases'
import { aCircle, aDraft, aResponse, aReview } from '@/tests/factories/reviews'
import { aTeam } from '@/tests/factories/teams'

const titles = async (actor: Actor, tab: ListTab) =>
  (await listReviews(actor, { tab, search: '' })).rows.map(({ title }) => title)

describe('those whom the settings of a review let in find it', () => {
  test('admins, where it is for them, and neither before it is sent nor when it is about themselves', async () => {
    const { workspace, creator, asked } = await aCircle(1)
    const admin = await anAdmin({ workspace })
    await aReview(creator, { asked, title: 'For admins', seenByAdmins: true })
    await aReview(creator, { asked, title: 'Not for admins' })
    await aDraft(creator, { asked, title: 'A draft', seenByAdmins: true })
    const about = await aReview(creator, { asked, title: 'About the admin', seenByAdmins: true })
    await db.review.update({ where: { id: about.id }, data: { subjectId: admin.memberId } })
    for (const tab of ['shared', 'all'] as const) expect(await titles(admin, tab)).toEqual(['For admins'])
    expect(await countReviews(admin)).toMatchObject({ shared: 1, all: 1, created: 0, received: 0 })
    expect(await titles(await aMember({ workspace, role: 'Manager' }), 'all')).toEqual([])
    expect(await titles(await anAdmin(), 'all')).toEqual([])
  })

  test('managers of a team of the person it’s about, and nobody else of that team', async () => {
    const { workspace, creator, asked } = await aCircle(2)
    const [subject = creator, teammate = creator] = asked
    const manager = await aManager({ workspace })
    await aTeam({ workspace, members: [subject, teammate], managers: [manager] })
    const seen = await aReview(creator, { asked: [teammate], title: 'For the manager' })
    const data = { subjectId: subject.memberId, seenByManager: true }
    await db.review.update({ where: { id: seen.id }, data })
    const unseen = await aReview(creator, { asked: [teammate], title: 'Not for the manager' })
    await db.review.update({ where: { id: unseen.id }, data: { subjectId: subject.memberId } })
    expect(await titles(manager, 'shared')).toEqual(['For the manager'])
    expect(await countReviews(manager)).toMatchObject({ shared: 1, all: 1 })
    expect(await titles(teammate, 'shared')).toEqual([])
    expect(await titles(subject, 'shared')).toEqual([])
  })
})

test('those it was shared with see who passed it on, and nobody where it was decided when it was sent', async () => {
  const { workspace, subject, reader, id } = await aReleasedReview({ isShared: true })
  const other = await aMember({ workspace })
  await shareReview(subject, { id, memberId: other.memberId })
  const sharers = async (actor: Actor) =>
    (await listReviews(actor, { tab: 'shared', search: '' })).rows.map(({ sharedByName }) => sharedByName)
  expect(await sharers(other)).toEqual([`${subject.firstName} ${subject.lastName}`])
  expect(await sharers(reader)).toEqual([null])
  expect(await sharers(subject)).toEqual([null])
})

test('who was taken out does not find it any more, unless they had answered', async () => {
  const { creator, asked } = await aCircle(2)
  const [silent = creator, answered = creator] = asked
  const review = await aReview(creator, { asked, title: 'Taken out' })
  await aResponse(answered, review)
  await db.reviewAssignee.updateMany({ where: { reviewId: review.id }, data: { removedAt: now() } })
  expect([await titles(silent, 'received'), await titles(silent, 'all')]).toEqual([[], []])
  expect(await countReviews(silent)).toMatchObject({ received: 0, pending: 0, all: 0 })
  expect(await titles(answered, 'answered')).toEqual(['Taken out'])
})

test('who was given more time has it waiting after it closed for the others', async () => {
  const { creator, asked } = await aCircle(2)
  const [extended = creator, late = creator] = asked
  const { id } = await aReview(creator, { asked })
  await db.review.update({ where: { id }, data: { closesAt: daysFrom(now(), -1) } })
  const where = { reviewId: id, memberId: extended.memberId }
  await db.reviewAssignee.updateMany({ where, data: { closesAt: daysFrom(now(), 2) } })
  expect((await listReviews(extended, { tab: 'pending', search: '' })).rows).toMatchObject([
    { badge: { label: 'Pending' }, moment: { kind: 'closes' } },
  ])
  expect(await titles(late, 'pending')).toEqual([])
})

test('a finished draft that waits for its day says so', async () => {
  const { creator, asked } = await aCircle(1)
  const { id } = await aDraft(creator, { asked })
  await db.review.update({ where: { id }, data: { startsAt: daysFrom(now(), 3) } })
  expect((await listReviews(creator, { tab: 'created', search: '' })).rows).toMatchObject([
    { badge: { label: 'Scheduled' }, moment: { kind: 'starts' } },
  ])
})

test('a round is one line that leads to all of it, and counts once', async () => {
  const { workspace, creator, asked } = await aCircle(3)
  const { id: roundId } = await db.reviewRound.create({
    data: { workspaceId: workspace.id, creatorId: creator.memberId, title: 'Spring round', createdAt: now() },
  })
  for (const subject of asked) {
    const { id } = await aReview(creator, { asked, title: 'Spring round: one' })
    await db.review.update({ where: { id }, data: { roundId, subjectId: subject.memberId } })
  }
  const { rows } = await listReviews(creator, { tab: 'created', search: '' })
  expect(rows).toMatchObject([
    { title: 'Spring round', href: `/feedback/round/${roundId}`, subjectCount: 3, askedCount: 9, isMine: true },
  ])
  expect(await titles(creator, 'active')).toEqual(['Spring round'])
  expect(await titles(creator, 'inactive')).toEqual([])
  expect(await countReviews(creator)).toMatchObject({ created: 1, active: 1, inactive: 0, all: 1 })
  await db.review.updateMany({ where: { roundId }, data: { status: 'CLOSED', closedAt: now() } })
  expect(await titles(creator, 'inactive')).toEqual(['Spring round'])
  expect(await countReviews(creator)).toMatchObject({ created: 1, active: 0, inactive: 1, all: 1 })
})

describe('sorting', () => {
  const inOrder: Record<ListSort, string[]> = {
    newest: ['Early', 'Later', 'Soon', 'Over', 'Without end', 'also without'],
    closing: ['Soon', 'Later', 'without', 'without', 'without', 'Over'],
    title: ['also without', 'Early', 'Later', 'Over', 'Soon', 'Without end'],
  }

  async function severalDates() {
    const { creator, asked } = await aCircle(1)
    const days = { 'also without': null, 'Without end': null, Over: -1, Soon: 1, Later: 5, Early: null }
    for (const [title, inDays] of Object.entries(days)) {
      const { id } = await aReview(creator, { asked, title })
      await db.review.update({ where: { id }, data: { closesAt: inDays === null ? null : daysFrom(now(), inDays) } })
    }
    return creator
  }

  test.each(listSorts)('by %s', async (sort) => {
    const { rows } = await listReviews(await severalDates(), { tab: 'created', search: '', sort })
    // What has no end has no order among its own.
    const word = (title: string) => (/also|Without|Early/.test(title) ? 'without' : title)
    expect(rows.map(({ title }) => (sort === 'closing' ? word(title) : title))).toEqual(inOrder[sort])
  })

  test.each(listSorts)('pages by %s follow each other without a gap or a repeat', async (sort) => {
    const creator = await aMember()
    for (let index = 0; index < 53; index += 1) await aDraft(creator, { title: `Draft ~ ${index % 5}` })
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await listReviews(creator, { tab: 'created', search: 'draft', sort, after })
      seen.push(...page.rows.map(({ id }) => id))
      after = page.next ?? undefined
    } while (after !== undefined && seen.length < 100)
    expect([seen.length, new Set(seen).size]).toEqual([53, 53])
    const rubbish = { tab: 'created', search: '', sort, after: `${seen[0]}~aaa` } as const
    expect((await listReviews(creator, rubbish)).rows.length).toBeGreaterThan(0)
  })
})
