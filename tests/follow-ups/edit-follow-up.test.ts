import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { editFollowUp } from '@/lib/follow-ups/commands/edit-follow-up'
import { getFollowUp } from '@/lib/follow-ups/queries/get-follow-up'
import { getFollowUpForm } from '@/lib/follow-ups/queries/get-follow-up-form'
import { db } from '@/lib/platform/db'
import { addDays, dayIn } from '@/lib/shared/dates'
import { aFollowUp, aFollowUpBetween, aFollowUpCircle, followUpEditOf, followUpNow } from '@/tests/factories/follow-ups'
import { aGoal } from '@/tests/factories/goals'
import { toldTo } from '@/tests/factories/respondents'
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

test('invites, removes and tells people', async () => {
  const { organizer, guest, colleague, id } = await aFollowUpBetween({ title: 'Launch' })
  await edit(organizer, { id }, { title: 'Later launch', attendeeIds: [colleague.memberId] })
  const followUp = await getFollowUp(colleague, id)
  expect(followUp.attendees.map(({ memberId }) => memberId).toSorted()).toEqual(
    [organizer.memberId, colleague.memberId].toSorted(),
  )
  expect(await toldTo(colleague, 'meeting.invited')).toEqual(['Olga Nair invited you to the follow-up “Later launch”'])
  expect(await toldTo(colleague, 'meeting.changed')).toEqual([])
  expect(await toldTo(guest, 'meeting.removed')).toEqual(['Olga Nair removed you from “Later launch”'])
  await expectRefused(getFollowUp(guest, id), 'not-found')
})

test('invites somebody again who was removed', async () => {
  const { organizer, guest, colleague, id } = await aFollowUpBetween()
  for (const attendee of [colleague, guest, colleague])
    await edit(organizer, { id }, { attendeeIds: [attendee.memberId] })
  expect(await toldTo(colleague, 'meeting.invited')).toHaveLength(2)
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
