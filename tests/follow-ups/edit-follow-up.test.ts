import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { addNextStep } from '@/lib/follow-ups/commands/add-next-step'
import { commentOnFollowUp } from '@/lib/follow-ups/commands/comment-on-follow-up'
import { editFollowUp } from '@/lib/follow-ups/commands/edit-follow-up'
import { tickNextStep } from '@/lib/follow-ups/commands/tick-next-step'
import { getFollowUp } from '@/lib/follow-ups/queries/get-follow-up'
import { getFollowUpForm } from '@/lib/follow-ups/queries/get-follow-up-form'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { db } from '@/lib/platform/db'
import { addDays, dayIn } from '@/lib/shared/dates'
import { randomId } from '@/lib/shared/randomness'
import { aFollowUp, aFollowUpBetween, aFollowUpCircle, followUpEditOf, followUpNow } from '@/tests/factories/follow-ups'
import { aGoal } from '@/tests/factories/goals'
import { toldTo } from '@/tests/factories/respondents'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused, outcomeOf } from '@/tests/support/refused'

type Given = Parameters<typeof followUpEditOf>[1]

const edit = async (actor: Actor, followUp: { id: string }, given: Given = {}) =>
  editFollowUp(actor, await followUpEditOf(followUp, given))

test('the organizer edits it, an attendee is refused and nobody else finds it', async () => {
  const { organizer, guest, colleague, id } = await aFollowUpBetween()
  await expectRefused(edit(guest, { id }), 'forbidden')
  await expectRefused(edit(colleague, { id }), 'not-found')
  expect(await outcomeOf(edit(organizer, { id }))).toBe('done')
  await expectRefused(getFollowUpForm(guest, id), 'forbidden')
})

test('has no form once it is completed', async () => {
  const { organizer, guest, colleague, id } = await aFollowUpBetween()
  await completeMeeting(guest, { id })
  expect(await getFollowUpForm(organizer, id)).toBeNull()
  await expectRefused(getFollowUpForm(colleague, id), 'not-found')
})

test('invites, removes and tells people', async () => {
  const { organizer, guest, colleague, id } = await aFollowUpBetween({ title: 'Launch' })
  await edit(organizer, { id }, { title: 'Later launch', attendeeIds: [colleague.memberId] })
  const followUp = await getFollowUp(colleague, id)
  expect(followUp.attendees.map(({ memberId }) => memberId).toSorted()).toEqual(
    [organizer.memberId, colleague.memberId].toSorted(),
  )
  expect(await toldTo(colleague, 'meeting.invited')).toEqual([
    expect.stringMatching(/^Olga Nair invited you to the follow-up “Later launch” on \w+ \d+, \d+$/),
  ])
  expect(await toldTo(colleague, 'meeting.changed')).toEqual([])
  expect(await toldTo(guest, 'meeting.removed')).toEqual(['Olga Nair removed you from “Launch”'])
  await expectRefused(getFollowUp(guest, id), 'not-found')
})

test('somebody removed keeps no notification or feed line that quotes it or leads there', async () => {
  const { organizer, guest, colleague, id } = await aFollowUpBetween()
  await commentOnFollowUp(organizer, { madeId: randomId(), id, comment: 'The budget is cut.' })
  const link = { endsWith: id }
  const left = async ({ memberId }: Actor) => [
    await db.notification.count({ where: { memberId, link } }),
    await db.activity.count({ where: { memberId, link } }),
  ]
  expect(await left(guest)).toEqual([2, 1])
  await edit(organizer, { id }, { attendeeIds: [guest.memberId, colleague.memberId] })
  expect(await left(guest)).toEqual([3, 2])
  await edit(organizer, { id }, { attendeeIds: [colleague.memberId] })
  expect(await left(guest)).toEqual([0, 0])
  expect(await toldTo(guest, 'meeting.removed')).toHaveLength(1)
  expect((await left(colleague))[0]).toBeGreaterThan(0)
})

test('the open next steps of somebody removed become the organizer’s, and done ones stay theirs', async () => {
  const { organizer, guest, colleague, id } = await aFollowUpBetween()
  const step = { id, ownerId: guest.memberId, dueOn: null }
  await addNextStep(organizer, { ...step, madeId: randomId(), title: 'Call Acme' })
  const { id: itemId } = await addNextStep(organizer, { ...step, madeId: randomId(), title: 'Write to Acme' })
  await tickNextStep(guest, { id, itemId, isDone: true })
  await addNextStep(organizer, { ...step, madeId: randomId(), title: 'Ask around', ownerId: null })
  await edit(organizer, { id }, { attendeeIds: [colleague.memberId] })
  const owners = (await followUpNow({ id })).items.map((item) => [item.title, item.ownerId])
  expect(Object.fromEntries(owners)).toEqual({
    'Call Acme': organizer.memberId,
    'Write to Acme': guest.memberId,
    'Ask around': null,
  })
})

test('invites somebody again who was removed', async () => {
  const { organizer, guest, colleague, id } = await aFollowUpBetween()
  for (const attendee of [colleague, guest, colleague])
    await edit(organizer, { id }, { attendeeIds: [attendee.memberId] })
  const mails = (await mailsTo(colleague.email)).filter(({ props }) => props['act'] === 'invited')
  expect(mails).toHaveLength(2)
  expect(await toldTo(colleague, 'meeting.invited')).toHaveLength(1)
})

test('people who are removed get the old time by mail, and people who stay get both', async () => {
  const { organizer, guest, colleague } = await aFollowUpCircle()
  const weekly = { day: '2899-01-05', time: '08:00', frequency: 'Weekly', lastOn: '2899-01-12' } as const
  const { id } = await aFollowUp(organizer, { ...weekly, attendees: [guest, colleague] })
  await edit(organizer, { id }, { ...weekly, scope: 'all', time: '13:00', attendeeIds: [colleague.memberId] })
  const said = async ({ email }: Actor) => {
    const { when, before } = (await mailsTo(email)).at(-1)?.props ?? {}
    return [when, before].map((words) => words?.replaceAll('\u00A0', ' '))
  }
  expect(await said(guest)).toEqual(['Jan 05, 2899, 08:00 am – 08:30 am (UTC), weekly', undefined])
  expect(await said(colleague)).toEqual(['Jan 05, 2899, 01:00 pm – 01:30 pm (UTC), weekly', 'Jan 05, 2899, 08:00 am'])
})

test('keeps a goal its organizer can no longer see', async () => {
  const { organizer, guest, colleague } = await aFollowUpCircle()
  const goal = await aGoal(colleague, { type: 'Self', visibility: 'WORKSPACE' })
  const followUp = await aFollowUp(organizer, { type: 'Goal', goalIds: [goal.id], attendees: [guest] })
  await db.goal.update({ where: { id: goal.id }, data: { visibility: 'PRIVATE' } })
  await edit(organizer, followUp, { type: 'Casual', goalIds: [] })
  expect((await followUpNow(followUp)).goals.map(({ goalId }) => goalId)).toEqual([goal.id])
})

test('a changed series changes what all of it is about, with the meetings it needs more of', async () => {
  const { organizer, id } = await aFollowUpBetween({ frequency: 'Monthly' })
  const goal = await aGoal(organizer, { type: 'Self', frequency: 'custom' })
  const about = { type: 'Goal' as const, goalIds: [goal.id], frequency: 'Weekly' as const, scope: 'all' as const }
  await edit(organizer, { id }, about)
  const { seriesId } = await db.meeting.findUniqueOrThrow({ where: { id } })
  const series = await db.meeting.findMany({ where: { seriesId }, select: { id: true } })
  expect(series.length).toBeGreaterThan(10)
  for (const one of series) expect((await followUpNow(one)).goals).toHaveLength(1)
})

test('one meeting of a series moves past its last day, and takes a goal that forbids its frequency', async () => {
  const day = addDays(dayIn(new Date(), 'UTC'), 2)
  const { organizer, id } = await aFollowUpBetween({ frequency: 'Daily', day, lastOn: addDays(day, 2) })
  const goal = await aGoal(organizer, { type: 'Self', frequency: 'daily' })
  await edit(organizer, { id }, { day: addDays(day, 9), type: 'Goal', goalIds: [goal.id] })
  const { startsAt } = await db.meeting.findUniqueOrThrow({ where: { id } })
  expect(dayIn(startsAt, 'UTC')).toBe(addDays(day, 9))
})

test('rejects an edit of an older version', async () => {
  const { organizer, id } = await aFollowUpBetween()
  const first = await followUpEditOf({ id })
  await editFollowUp(organizer, first)
  await expectRefused(editFollowUp(organizer, first), 'conflict')
})
