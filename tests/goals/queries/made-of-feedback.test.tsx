import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { GoalsBeside } from '@/components/goals/goals-beside'
import type { Actor } from '@/lib/access/actor'
import { getBesideResults } from '@/lib/dashboard/queries'
import { createGoal } from '@/lib/goals/commands/create-goal'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { getReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { findReleased } from '@/lib/reviews/results/queries/list-released-about'
import { archiveGoal } from '@/lib/goals/commands/archive-goal'
import { aLead, goalInput } from '@/tests/factories/goals'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aClosedReview, aReleasedReview, aReviewClosedOn } from '@/tests/factories/releases'
import { aboutPerson, aReview } from '@/tests/factories/reviews'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused, outcomeOf } from '@/tests/support/refused'
import { countStatements } from '@/tests/support/statements'

const goalsBeside = async (actor: Actor, id: string) => (await getBesideResults(actor, id))[0]

test('the results name the goals made from them, to people who may see these', async () => {
  const { workspace, creator, subject, id } = await aReleasedReview()
  const { id: other } = await aReleasedReview()
  const mine = await createGoal(
    subject,
    goalInput({ type: 'Self', visibility: 'PRIVATE', title: 'Listen more', reviewId: id }),
  )
  expect(await goalsBeside(subject, id)).toMatchObject([
    { id: mine.id, title: 'Listen more', badge: { label: 'On track' } },
  ])
  for (const reader of [creator, await anAdmin({ workspace })]) expect(await goalsBeside(reader, id)).toEqual([])
  expect(await goalsBeside(subject, other)).toEqual([])
  const open = await createGoal(subject, goalInput({ type: 'Self', reviewId: id, visibility: 'WORKSPACE' }))
  expect((await goalsBeside(creator, id)).map((goal) => goal.id)).toEqual([open.id])
  await archiveGoal(subject, { id: open.id })
  expect((await goalsBeside(subject, id)).map(({ badge }) => badge.label)).toEqual(['On track', 'Archived'])
})

test('goals and follow-ups beside results are one statement', async () => {
  const { subject, id } = await aReleasedReview()
  expect(await countStatements(() => getBesideResults(subject, id))).toBe(1)
})

test('a goal beside results leads to its page, and without any there is no list', () => {
  const goal = {
    id: 'g1',
    title: 'Listen more',
    badge: { label: 'On track', tone: 'info' },
    progress: 40,
    startsOn: '2026-10-01',
    endsOn: '2026-12-31',
    completedOn: null,
    isAhead: false,
    hasEnded: false,
  } as const
  const list = renderToStaticMarkup(<GoalsBeside goals={[goal]} />)
  for (const part of ['href="/goals/g1/detail"', 'Listen more', '40%', 'On track']) expect(list).toContain(part)
  expect(renderToStaticMarkup(<GoalsBeside goals={[]} />)).toBe('')
})

test('what somebody asked for about themselves becomes a goal once it is closed with answers', async () => {
  const workspace = await aWorkspace()
  const [tom, colleague] = [await aMember({ workspace }), await aMember({ workspace })]
  const offered = async (id: string) => (await getReviewHead(tom, id))?.releasedAs
  const setting = (id: string) => outcomeOf(createGoal(tom, goalInput({ type: 'Self', reviewId: id })))
  const silent = await aReview(tom, { asked: [colleague], ...aboutPerson(tom) })
  expect([await offered(silent.id), await setting(silent.id)]).toEqual([null, 'forbidden'])
  await closeReview(tom, silent)
  expect([await offered(silent.id), await setting(silent.id)]).toEqual([null, 'forbidden'])
  const { id } = await aReviewClosedOn(tom, tom)
  expect([await offered(id), await setting(id)]).toEqual(['subject', 'done'])
  expect(await findReleased(tom, id)).toMatchObject({ href: `/feedback/preview/${id}` })
  expect(await findReleased(colleague, id)).toBe(null)
})

describe('a goal made of feedback', () => {
  test.each([true, false])('is set by its subject, and by their lead where they read it: %s', async (seenByManager) => {
    const { workspace, subject, reader, id: reviewId } = await aReleasedReview({ seenByManager })
    const lead = await aLead({ workspace, members: [subject] })
    expect(await outcomeOf(createGoal(subject, goalInput({ type: 'Self', reviewId })))).toBe('done')
    const ofLead = await outcomeOf(createGoal(lead, goalInput({ assignees: [subject], reviewId })))
    expect(ofLead).toBe(seenByManager ? 'done' : 'forbidden')
    await expectRefused(createGoal(reader, goalInput({ type: 'Self', reviewId })), 'forbidden')
  })

  test('waits until the feedback is released', async () => {
    const { subject, id: reviewId } = await aClosedReview()
    await expectRefused(createGoal(subject, goalInput({ type: 'Self', reviewId })), 'forbidden')
  })

  test('is not made of another workspace’s', async () => {
    const { id: reviewId } = await aReleasedReview()
    await expectRefused(createGoal(await anAdmin(), goalInput({ type: 'Self', reviewId })), 'forbidden')
  })
})
