import { expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { makeFollowUps } from '@/lib/follow-ups/commands/make-follow-ups'
import { listFollowUpSeriesDue } from '@/lib/follow-ups/queries/list-due-series'
import { db } from '@/lib/platform/db'
import { aFollowUp, aFollowUpCircle, followUpNow } from '@/tests/factories/follow-ups'
import { aGoal } from '@/tests/factories/goals'
import { at } from '@/tests/factories/meetings'

const FIRST = '00000000-0000-0000-0000-000000000000'

test('a series goes on with follow-ups about the same goals, made once', async () => {
  const { workspace, organizer, guest } = await aFollowUpCircle()
  const goal = await aGoal(organizer, { type: 'Self', frequency: 'custom' })
  const about = { type: 'Goal' as const, goalIds: [goal.id], attendees: [guest] }
  const { id } = await at('2027-01-04T08:00:00Z', () =>
    aFollowUp(organizer, { ...about, day: '2027-01-05', frequency: 'Monthly' }),
  )
  const { seriesId } = await db.meeting.findUniqueOrThrow({ where: { id } })
  const ofSeries = () =>
    db.meeting.findMany({ where: { seriesId }, orderBy: { startsAt: 'asc' }, select: { id: true } })
  const before = await ofSeries()
  const later = '2027-03-04T08:00:00Z'
  const make = () => at(later, () => makeFollowUps(systemActor(workspace.id), { seriesId: seriesId ?? '' }))
  expect(await make()).toEqual({ count: 1 })
  const made = await ofSeries()
  expect(made.length).toBe(before.length + 1)
  expect((await followUpNow(made.at(-1) ?? { id })).goals).toHaveLength(1)
  expect(await make()).toEqual({ count: 0 })
})

test('a series is due for more meetings once a week of its quarter is over', async () => {
  const { organizer, guest } = await aFollowUpCircle()
  const { id } = await at('2027-01-04T08:00:00Z', () =>
    aFollowUp(organizer, { attendees: [guest], day: '2027-01-05', frequency: 'Weekly' }),
  )
  const { seriesId } = await db.meeting.findUniqueOrThrow({ where: { id } })
  const isDueOn = async (day: string) => {
    const due = await listFollowUpSeriesDue(new Date(`${day}T08:00:00Z`), { after: FIRST, limit: 100_000 })
    return due.some((series) => series.id === seriesId)
  }
  expect([await isDueOn('2027-01-11'), await isDueOn('2027-01-12')]).toEqual([false, true])
})
