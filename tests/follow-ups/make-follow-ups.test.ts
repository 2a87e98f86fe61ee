import { expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { makeFollowUps } from '@/lib/follow-ups/commands/make-follow-ups'
import { listFollowUpSeriesDue } from '@/lib/follow-ups/queries/list-due-series'
import { composeMail } from '@/lib/notifications/templates'
import { db } from '@/lib/platform/db'
import { aFollowUp, aFollowUpCircle, followUpNow } from '@/tests/factories/follow-ups'
import { aGoal } from '@/tests/factories/goals'
import { at } from '@/tests/factories/meetings'
import { noMail, preferring } from '@/tests/notifications/preferences/preferring'
import { startsIn } from '@/tests/support/calendar-program'
import { mailsTo } from '@/tests/support/outbox'

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

test('a series is due for more meetings when those made end in five weeks', async () => {
  const { organizer, guest } = await aFollowUpCircle()
  const { id } = await at('2027-01-04T08:00:00Z', () =>
    aFollowUp(organizer, { attendees: [guest], day: '2027-01-05', frequency: 'Weekly' }),
  )
  const { seriesId } = await db.meeting.findUniqueOrThrow({ where: { id } })
  const isDueOn = async (day: string) => {
    const due = await listFollowUpSeriesDue(new Date(`${day}T08:00:00Z`), { after: FIRST, limit: 100_000 })
    return due.some((series) => series.id === seriesId)
  }
  expect([await isDueOn('2027-03-02'), await isDueOn('2027-03-03')]).toEqual([false, true])
})

test('mails the meetings that calendars don’t know by a rule, once, and not to people without these mails', async () => {
  const { workspace, organizer, guest, colleague } = await aFollowUpCircle()
  await preferring(colleague, noMail)
  const { id } = await at('2027-01-04T08:00:00Z', () =>
    aFollowUp(organizer, { title: 'Launch', attendees: [guest, colleague], day: '2027-01-05', frequency: 'Weekly' }),
  )
  const { seriesId } = await db.meeting.findUniqueOrThrow({ where: { id } })
  await db.meeting.updateMany({ where: { seriesId }, data: { ruleId: null } })
  const later = '2027-03-03T08:00:00Z'
  const made = await at(later, async () => {
    const make = () => makeFollowUps(systemActor(workspace.id), { seriesId: seriesId ?? '' })
    return [await make(), await make()]
  })
  expect(made).toEqual([{ count: 8 }, { count: 0 }])
  const addedTo = (person: { email: string }) => mailsTo(person.email, new Date(later))
  const [mail, ...others] = await addedTo(guest)
  expect(others).toEqual([])
  const letter = await composeMail('follow-up.planned', JSON.stringify(mail?.props), new Date())
  expect(letter?.calendar && startsIn(letter.calendar, '2027-06-03')).toHaveLength(8)
  expect(letter?.subject).toBe('Olga Nair added dates to “Launch”')
  expect(letter?.text).toContain('and 7 more')
  for (const person of [organizer, colleague]) expect(await addedTo(person)).toEqual([])
})
