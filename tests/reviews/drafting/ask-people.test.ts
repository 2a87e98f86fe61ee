import type { Actor } from '@/lib/access/actor'
import { aCircle, aDraft, aReview, type GivenForm } from '@/tests/factories/reviews'
import { transaction, db } from '@/lib/platform/db'
import { askPeople } from '@/lib/reviews/drafting/steps/ask-people'
import { describe, test, expect } from 'vitest'
import { findReviewer } from '@/lib/access/reviewer'
import { daysFrom, now } from '@/lib/platform/clock'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { aTeam } from '@/tests/factories/teams'

const idsOf = (actors: Actor[]) => actors.map(({ memberId }) => memberId)

async function ask(closesAt: Date | null) {
  const { creator, asked } = await aCircle(2)
  const { workspaceId } = creator
  const { id: reviewId } = await aDraft(creator)
  const person = { name: 'Kim', timeZone: 'UTC', relationship: 'PEER' as const }
  const members = asked.map(({ memberId, email }) => ({ ...person, memberId, email }))
  const audience = { members, emails: ['out@side.example'] }
  const outside = await transaction((tx) => askPeople(tx, { workspaceId, reviewId, closesAt }, audience))
  const assignees = await db.reviewAssignee.findMany({ where: { reviewId }, include: { external: true } })
  return { reviewId, asked, outside, assignees }
}

test('everybody is written down once, with what they are to the subject', async () => {
  const { asked, assignees } = await ask(null)
  const known = assignees.map(({ memberId, relationship, status }) => [memberId, relationship, status])
  expect(known).toHaveLength(3)
  expect(known).toEqual(
    expect.arrayContaining([
      ...asked.map(({ memberId }) => [memberId, 'PEER', 'PENDING']),
      [null, 'EXTERNAL', 'PENDING'],
    ]),
  )
})

test('a code is known this once, and only its hash is kept', async () => {
  const { outside, assignees, reviewId } = await ask(null)
  const [{ code } = { code: '' }] = outside
  expect(JSON.stringify(assignees)).not.toContain(code)
  await db.review.update({ where: { id: reviewId }, data: { status: 'ACTIVE' } })
  expect(await findReviewer(code)).toMatchObject({ reviewId })
})

test('a link lives until the close, and for 90 days where there is none or it is later', async () => {
  const closesAt = daysFrom(now(), 7)
  const externalOf = ({ assignees }: Awaited<ReturnType<typeof ask>>) =>
    assignees.flatMap(({ external }) => external ?? [])[0]
  expect(externalOf(await ask(closesAt))?.expiresAt).toEqual(closesAt)
  for (const end of [null, daysFrom(now(), 400)]) {
    const days = ((externalOf(await ask(end))?.expiresAt.getTime() ?? 0) - now().getTime()) / 86_400_000
    expect(Math.round(days)).toBe(90)
  }
})

/** Members notified of a review, and members who can open it to answer. */
async function toldAndAble(workspaceId: string, reviewId: string, people: Actor[]) {
  const notices = await db.notification.findMany({ where: { workspaceId, link: `/feedback/id/${reviewId}` } })
  const told = new Set(notices.map(({ memberId }) => memberId))
  const tries = await Promise.allSettled(people.map((actor) => getAnswering(actor, reviewId)))
  const able = people.filter((_, index) => tries[index]?.status === 'fulfilled')
  return { told: [...told].sort(), able: idsOf(able).sort() }
}

describe('notified members can open the review', () => {
  test.each<[string, (scene: { asked: Actor[]; teamId: string }) => GivenForm]>([
    ['by name', ({ asked }) => ({ asked: asked.slice(0, 3) })],
    ['by name twice and by team', ({ asked, teamId }) => ({ asked: asked.slice(0, 2), teamIds: [teamId] })],
    ['about one of the team', ({ asked, teamId }) => ({ teamIds: [teamId], subjectIds: idsOf(asked.slice(0, 1)) })],
    ['about one chosen by name', ({ asked }) => ({ asked, subjectIds: idsOf(asked.slice(0, 1)) })],
    ['about several', ({ asked, teamId }) => ({ teamIds: [teamId], subjectIds: idsOf(asked.slice(0, 3)) })],
    ['anonymously', ({ asked }) => ({ asked, anonymity: 'ANONYMOUS' })],
    [
      'confidentially',
      ({ asked }) => ({ asked: asked.slice(1), subjectIds: idsOf(asked.slice(0, 1)), anonymity: 'CONFIDENTIAL' }),
    ],
  ])('asked %s', async (_, form) => {
    const { workspace, creator, asked } = await aCircle(5)
    const team = await aTeam({ workspace, members: asked.slice(0, 4) })
    const given = form({ asked, teamId: team.id })
    const about = given.subjectIds ? ({ about: 'people' } as const) : {}
    await aReview(creator, { ...given, ...about })
    const reviews = await db.review.findMany({ where: { workspaceId: workspace.id, status: 'ACTIVE' } })
    expect(reviews.length).toBe(Math.max(1, given.subjectIds?.length ?? 0))
    for (const review of reviews) {
      const { told, able } = await toldAndAble(workspace.id, review.id, [creator, ...asked])
      expect(told).toEqual(able)
      expect(told.length).toBe(review.askedCount)
    }
  })
})
