import { describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import { listReviews } from '@/lib/reviews/lists/queries/list-reviews'
import { listSorts, type ListSort } from '@/lib/reviews/lists/schema'
import type { ListTab } from '@/lib/reviews/lists/rules'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

type Given = { title: string; closesIn?: number; status?: ReviewStatus }

/** A workspace in which an Admin may read these, the last of them begun last. */
async function readable(given: Given[]) {
  const workspace = await aWorkspace()
  const [admin, creator] = [await anAdmin({ workspace }), await aMember({ workspace })]
  const base = { workspaceId: workspace.id, creatorId: creator.memberId, seenByAdmins: true, timeZone: 'UTC' }
  await db.review.createMany({
    data: given.map(({ title, closesIn, status = 'ACTIVE' }, index) => {
      const closesAt = closesIn === undefined ? null : daysFrom(now(), closesIn)
      return { ...base, title, status, closesAt, createdAt: daysFrom(now(), index - given.length) }
    }),
  })
  return admin
}

type Asked = { sort?: ListSort; search?: string; tab?: ListTab }

/** All pages of a list, one after the other. */
async function allTitles(actor: Actor, { sort = 'newest', search = '', tab = 'shared' }: Asked) {
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await listReviews(actor, { tab, sort, search, after }, 7)
    seen.push(...page.rows.map(({ title }) => title))
    after = page.next ?? undefined
  } while (after !== undefined && seen.length < 500)
  return seen
}

test('what closes next comes first, then what has no end, what has ended and is not closed, and what is closed', async () => {
  const admin = await readable([
    { title: 'Closed', closesIn: 3, status: 'CLOSED' },
    { title: 'Ended yesterday', closesIn: -1 },
    { title: 'Endless' },
    { title: 'Ended long ago', closesIn: -9 },
    { title: 'In nine days', closesIn: 9 },
    { title: 'Tomorrow', closesIn: 1 },
  ])
  const expected = ['Tomorrow', 'In nine days', 'Endless', 'Ended long ago', 'Ended yesterday', 'Closed']
  for (const tab of ['shared', 'all'] as const) {
    expect(await allTitles(admin, { tab, sort: 'closing' })).toEqual(expected)
    const first = await listReviews(admin, { tab, sort: 'closing', search: '' }, 4)
    const second = await listReviews(admin, { tab, sort: 'closing', search: '', after: first.next ?? '' }, 4)
    expect([...first.rows, ...second.rows].map(({ title }) => title)).toEqual(expected)
  }
})

describe('a search of all that Admins may read', () => {
  const few = ['Leadership', 'Our LEADERS', 'Eine Übung', '50% there', 'a_b', 'Lead', 'Onboarding']

  test.each([
    ['leader', ['Leadership', 'Our LEADERS']],
    ['EADER', ['Leadership', 'Our LEADERS']],
    ['ÜBUNG', ['Eine Übung']],
    ['50%', ['50% there']],
    ['%%%', []],
    ['a_b', ['a_b']],
    ['le', ['Lead', 'Leadership', 'Our LEADERS']],
    ['leaderless', []],
  ])('%s is found in whatever title holds it', async (search, found) => {
    const admin = await readable(few.map((title) => ({ title })))
    for (const sort of listSorts) expect((await allTitles(admin, { sort, search })).sort()).toEqual(found)
    expect((await allTitles(admin, { search, tab: 'all' })).sort()).toEqual(found)
  })

  test.each(listSorts)('finds each of very many once, by %s', async (sort) => {
    const given = Array.from({ length: 260 }, (_, index) => ({
      title: index % 13 === 0 ? `Other ${index}` : `Quarter ${1000 + index}`,
      closesIn: (index % 9) - 2,
    }))
    const admin = await readable(given)
    const wanted = given.filter(({ title }) => title.startsWith('Quarter')).map(({ title }) => title)
    expect(wanted.length).toBeGreaterThan(200)
    const seen = await allTitles(admin, { sort, search: 'quarter' })
    expect([...seen].sort()).toEqual(wanted)
    if (sort === 'title') expect(seen).toEqual(wanted)
    if (sort === 'newest') expect(seen).toEqual([...wanted].reverse())
  })

  test.each(['lead', 'le'])('finds %s among what is theirs, too, where it stands by its day', async (search) => {
    const given = Array.from({ length: 40 }, (_, index) => ({ title: `Lead ${100 + index}` }))
    const admin = await readable(given)
    const { workspaceId, memberId: creatorId } = admin
    const begun = [-60, -20.5, -8.5, -3.5, -0.5]
    await db.review.createMany({
      data: begun.map((days) => ({
        workspaceId,
        creatorId,
        title: `Lead, mine ${days}`,
        timeZone: 'UTC',
        createdAt: daysFrom(now(), days),
      })),
    })
    const days = given.map(({ title }, index) => ({ title, day: index - given.length }))
    const all = [...days, ...begun.map((day) => ({ title: `Lead, mine ${day}`, day }))]
    const expected = all.sort((one, other) => other.day - one.day).map(({ title }) => title)
    expect(await allTitles(admin, { search, tab: 'all' })).toEqual(expected)
  })

  test('finds nothing of what they may not read, and nothing of another workspace', async () => {
    const admin = await readable([{ title: 'Leadership' }])
    const { workspaceId, memberId } = admin
    const base = { workspaceId, seenByAdmins: true, timeZone: 'UTC', createdAt: now() }
    const { memberId: creatorId } = await aMember({ workspace: { id: workspaceId } })
    await db.review.createMany({
      data: [
        { ...base, creatorId, title: 'Leadership, not for Admins', seenByAdmins: false, status: 'ACTIVE' },
        { ...base, creatorId, title: 'Leadership, not sent' },
        { ...base, creatorId, title: 'Leadership of the Admin', subjectId: memberId, status: 'ACTIVE' },
      ],
    })
    expect(await allTitles(admin, { search: 'leader' })).toEqual(['Leadership'])
    expect(await allTitles(await anAdmin(), { search: 'leader' })).toEqual([])
    const manager = await aMember({ workspace: { id: workspaceId }, role: 'Manager' })
    expect(await allTitles(manager, { search: 'leader' })).toEqual([])
  })
})
