import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { MakeGoalLink } from '@/components/goals/make-goal-link'
import { GoalsPanel } from '@/components/goals/person/goals-panel'
import { PersonGoals } from '@/components/goals/person/person-goals'
import { memberActor, type Actor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import { listPublicActivity } from '@/lib/activity/queries'
import { listBadges } from '@/lib/badges/queries/list-badges'
import { getYearOf } from '@/lib/dashboard/queries'
import { createGoal } from '@/lib/goals/commands/create-goal'
import { getNewGoal } from '@/lib/goals/queries/get-goal-form'
import { getGoal } from '@/lib/goals/queries/get-goal'
import { listChildren } from '@/lib/goals/queries/list-children'
import { listGoalsOf, type PersonGoal } from '@/lib/goals/queries/list-goals-of'
import { listTimeline } from '@/lib/goals/queries/list-timeline'
import { createGoalSchema } from '@/lib/goals/schema'
import { getColleague } from '@/lib/members/profile/queries'
import { fullName } from '@/lib/members/rules'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getAnswering, isOnlyCreator } from '@/lib/reviews/responses/queries/get-answering'
import { listEvidence } from '@/lib/reviews/responses/queries/list-evidence'
import { getReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { findReleased, listReleasedAbout } from '@/lib/reviews/results/queries/list-released-about'
import { randomId } from '@/lib/shared/randomness'
import { managersOf } from '@/lib/teams/memberships/queries/list-team-people'
import { aGoal, aLead, checkIn, goalInput, goalNow } from '@/tests/factories/goals'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aClosedReview, aReleasedReview, aReviewReleasedTo } from '@/tests/factories/releases'
import { aboutPerson, aReview } from '@/tests/factories/reviews'
import { aWorkspace } from '@/tests/factories/workspaces'
import { outcomeOf } from '@/tests/support/refused'
import { expectFewStatements } from '@/tests/support/statements'

const goal = {
  id: 'g1',
  title: 'Answer sooner',
  badge: { label: 'At risk', tone: 'danger' },
  progress: 40,
  startsOn: '2026-10-01',
  endsOn: '2026-12-31',
  completedOn: null,
  isAhead: false,
  hasEnded: false,
} as const

const wordsOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('a profile shows the goals of the person with a way to all of them, and no heading without goals', () => {
  const cardOf = (goals: PersonGoal[]) => renderToStaticMarkup(<PersonGoals memberId="tom" name="Tom" goals={goals} />)
  expect(cardOf([])).toBe('')
  const card = cardOf([goal])
  expect(wordsOf(card)).toBe('Goals of Tom See all Answer sooner Ends Dec 31, 2026 40% At risk')
  expect(cardOf([{ ...goal, hasEnded: true }])).toContain('Ended Dec 31, 2026')
  expect(cardOf([{ ...goal, hasEnded: true, completedOn: '2026-11-28' }])).toContain('Completed Nov 28, 2026')
  expect(cardOf([{ ...goal, isAhead: true }])).toContain('Starts Oct 01, 2026')
  for (const href of ['/goals/g1/detail', '/goals?person=tom']) expect(card).toContain(`href="${href}"`)
})

test('the evidence panel is collapsed and names the person, and is left out without goals', () => {
  const panelOf = (name: string | null, goals: (typeof goal)[]) =>
    renderToStaticMarkup(<GoalsPanel name={name} goals={goals} />)
  expect(panelOf('Tom', [])).toBe('')
  expect(panelOf('Tom', [goal])).not.toContain('<details open')
  expect(wordsOf(panelOf('Tom', [goal]))).toContain('Goals of Tom (1) Answer sooner 40%')
  expect(wordsOf(panelOf(null, [goal]))).toContain('Your goals (1)')
})

describe('“Make this a goal”', () => {
  const linkFor = (releasedAs: 'subject' | 'manager' | null) =>
    renderToStaticMarkup(<MakeGoalLink id="r1" subjectId="s1" releasedAs={releasedAs} />)
  const released = async (actor: Actor, id: string) => (await getReviewHead(actor, id))?.releasedAs

  test('starts a goal of the kind the reader sets', () => {
    expect(linkFor(null)).toBe('')
    expect(linkFor('subject')).toContain('href="/goals/add?type=Self&amp;review=r1"')
    expect(linkFor('manager')).toContain('href="/goals/add?type=Individual&amp;assignee=s1&amp;review=r1"')
  })

  test('is offered to the subject and their manager, who may then set it, and to no other reader', async () => {
    const given = { seenByManager: true, seenByAdmins: true, isShared: true }
    const { workspace, creator, subject, reader, id } = await aReleasedReview(given)
    const lead = await aLead({ workspace, members: [subject] })
    const offered = { subject: await released(subject, id), lead: await released(lead, id) }
    expect(offered).toEqual({ subject: 'subject', lead: 'manager' })
    expect(await outcomeOf(createGoal(subject, goalInput({ type: 'Self', reviewId: id })))).toBe('done')
    expect(await outcomeOf(createGoal(lead, goalInput({ assignees: [subject], reviewId: id })))).toBe('done')
    for (const other of [creator, reader, await anAdmin({ workspace })]) expect(await released(other, id)).toBe(null)
  })

  test('is offered to a manager who asked for the feedback themselves', async () => {
    const workspace = await aWorkspace()
    const subject = await aMember({ workspace })
    const lead = await aLead({ workspace, members: [subject] })
    const { id } = await aReviewReleasedTo(lead, subject)
    expect(await released(lead, id)).toBe(null)
    const seen = await aReviewReleasedTo(lead, subject, { seenByManager: true })
    expect(await released(lead, seen.id)).toBe('manager')
  })

  test('is refused where the feedback is hidden from the person, or older than their place in the team', async () => {
    const { workspace, subject, id } = await aReleasedReview({ seenByManager: true })
    const lead = await aLead({ workspace, members: [subject] })
    const setting = (actor: Actor) =>
      outcomeOf(createGoal(actor, goalInput({ type: 'Self', visibility: 'PRIVATE', reviewId: id })))
    const led = { workspaceId: workspace.id, memberId: lead.memberId, isManager: true }
    await db.teamMember.updateMany({ where: led, data: { readFrom: daysFrom(now(), 1) } })
    expect([await setting(lead), await outcomeOf(released(lead, id))]).toEqual(['forbidden', 'forbidden'])
    await db.teamMember.updateMany({ where: led, data: { readFrom: daysFrom(now(), -1) } })
    expect([await setting(lead), await released(lead, id)]).toEqual(['done', 'manager'])
    await db.review.update({ where: { id }, data: { seenBySubject: false, seenByManager: false } })
    expect([await setting(subject), await setting(lead)]).toEqual(['forbidden', 'forbidden'])
  })

  test('begins a manager’s goal with the person it’s about', async () => {
    const { workspace, subject, id } = await aReleasedReview({ seenByManager: true })
    const lead = await aLead({ workspace, members: [subject] })
    const { values, people, reviewId } = await getNewGoal(lead, {
      type: 'Individual',
      assignee: subject.memberId,
      review: id,
    })
    expect([values.assigneeIds, people.assignees.map(({ name }) => name), reviewId]).toEqual([
      [subject.memberId],
      [fullName(subject)],
      id,
    ])
    await createGoal(lead, createGoalSchema.parse({ ...values, title: 'Listen', reviewId, madeId: randomId() }))
    const elsewhere = await getNewGoal(lead, { type: 'Individual', assignee: (await aMember()).memberId })
    expect(elsewhere.values.assigneeIds).toEqual([])
  })

  test('waits for the release', async () => {
    const { workspace, subject, id } = await aClosedReview({ seenByManager: true })
    const lead = await aLead({ workspace, members: [subject] })
    expect(await released(lead, id)).toBe(null)
  })
})

/** What the frame of every page asks. */
async function framed(memberId: string) {
  const actor = await memberActor(memberId)
  await getFrame(actor)
  return actor
}

test('a goal made of feedback takes few statements, however long its history', async () => {
  const { workspace, creator, subject, id: reviewId } = await aReleasedReview({ seenByAdmins: true })
  const { memberId } = await anAdmin({ workspace })
  const admin = await memberActor(memberId)
  const made = await aGoal(subject, { type: 'Self', visibility: 'WORKSPACE', reviewId })
  const visit = async () => {
    const actor = await framed(memberId)
    const [shown] = await Promise.all([getGoal(actor, made.id), listTimeline(actor, made.id, {})])
    if (shown.hasChildren) await listChildren(actor, made.id)
    expect(await findReleased(actor, shown.reviewId ?? '')).toMatchObject({ href: `/feedback/shared/${reviewId}` })
  }
  await expectFewStatements(visit, async () => {
    for (const progress of [10, 20]) await checkIn(subject, await goalNow(made), { progress })
  })
  expect(await findReleased(creator, reviewId)).toMatchObject({ href: `/feedback/preview/${reviewId}` })
  expect(await findReleased(admin, made.id)).toBe(null)
})

test('the profile of a colleague takes few statements, however many goals they have', async () => {
  const workspace = await aWorkspace()
  const [{ memberId }, person] = [await anAdmin({ workspace }), await aMember({ workspace })]
  const visit = async () => {
    const actor = await framed(memberId)
    const { memberId: id } = person
    await Promise.all([
      getColleague(actor, id),
      managersOf(actor, [id]),
      listPublicActivity(actor, { memberId: id, size: 10 }),
      listReleasedAbout(actor, id),
      listGoalsOf(actor, id),
    ])
  }
  await expectFewStatements(visit, async () => {
    const actor = await memberActor(memberId)
    for (let times = 0; times < 3; times += 1) await aGoal(actor, { assignees: [person] })
  })
})

test('giving feedback takes few statements, however many goals its subject has', async () => {
  const workspace = await aWorkspace()
  const [{ memberId }, subject] = [await anAdmin({ workspace }), await aMember({ workspace })]
  const admin = await memberActor(memberId)
  const { id } = await aReview(admin, { asked: [admin], ...aboutPerson(subject) })
  const visit = async () => {
    const actor = await framed(memberId)
    await isOnlyCreator(actor, id)
    const [{ subjectId }] = await Promise.all([getAnswering(actor, id), listEvidence(actor, id)])
    expect(subjectId).toBe(subject.memberId)
    const [[goals]] = await Promise.all([getYearOf(actor, subject.memberId), listBadges(actor, subject.memberId)])
    return goals
  }
  await expectFewStatements(visit, async () => {
    for (let times = 0; times < 3; times += 1) await aGoal(admin, { assignees: [subject] })
  })
})
