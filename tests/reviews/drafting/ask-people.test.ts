import { aCircle, aDraft } from '@/tests/factories/reviews'
import { transaction, db } from '@/lib/platform/db'
import { askPeople } from '@/lib/reviews/drafting/steps/ask-people'
import { test, expect } from 'vitest'
import { findReviewer } from '@/lib/access/reviewer'
import { daysFrom, now } from '@/lib/platform/clock'

async function ask(closesAt: Date | null) {
  const { creator, asked } = await aCircle(2)
  const { workspaceId } = creator
  const { id: reviewId } = await aDraft(creator)
  const members = asked.map(({ memberId, email }) => ({ memberId, email, name: 'Kim', relationship: 'PEER' as const }))
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
