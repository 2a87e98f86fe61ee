import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { systemActor, type Actor } from '@/lib/access/actor'
import { editFollowUp } from '@/lib/follow-ups/commands/edit-follow-up'
import { makeFollowUps } from '@/lib/follow-ups/commands/make-follow-ups'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { createCalendarFeed } from '@/lib/meetings/feed/commands/create-calendar-feed'
import { readCalendarFeed } from '@/lib/meetings/feed/queries'
import { readFeedSchema } from '@/lib/meetings/feed/schema'
import { db } from '@/lib/platform/db'
import type { CalendarFile } from '@/lib/platform/documents/calendar-file'
import { Refusal } from '@/lib/shared/refusal'
import { aFollowUp, aFollowUpCircle, followUpEditOf, type GivenFollowUp } from '@/tests/factories/follow-ups'
import { at, meetingNow, seriesNow } from '@/tests/factories/meetings'
import { CalendarProgram, entriesOf, startsIn } from '@/tests/support/calendar-program'
import { mailsTo } from '@/tests/support/outbox'

const filesTo = async ({ email }: Actor) =>
  (await mailsTo(email)).flatMap(({ props }) => (props['calendar'] as unknown as CalendarFile | undefined) ?? [])

/** What a person's calendar shows until a day, once it has read all their mails. */
async function calendarOf(person: Actor, until: string) {
  const files = await filesTo(person)
  const program = new CalendarProgram()
  for (const file of files.toSorted((one, other) => entriesOf(one).sequence - entriesOf(other).sequence))
    program.take(file)
  return program.starts(until)
}

async function meetingsOf({ memberId }: Actor, until: string) {
  const where = { memberId, isCanceled: false, startsAt: { lt: new Date(`${until}T00:00:00Z`) } }
  const places = await db.meetingAttendee.findMany({ where, orderBy: { startsAt: 'asc' } })
  return places.map(({ startsAt }) => startsAt.toISOString().slice(0, 16))
}

const UNTIL = '2027-09-01'

/** The series goes on until then. */
async function goOn({ workspace, id }: Series) {
  const { seriesId } = await meetingNow({ id })
  for (const day of ['2027-05-01', '2027-07-01'])
    await at(`${day}T08:00:00Z`, () => makeFollowUps(systemActor(workspace.id), { seriesId: seriesId ?? '' }))
}

async function expectSame(series: Series) {
  await goOn(series)
  for (const person of [series.guest, series.colleague])
    expect(await calendarOf(person, UNTIL)).toEqual(await meetingsOf(person, UNTIL))
}

const early = <Result>(live: () => Promise<Result>) => at('2027-03-01T08:00:00Z', live)

async function aSeries(given: GivenFollowUp = {}, timeZone = 'Europe/Berlin') {
  const circle = await aFollowUpCircle()
  const organizer = { ...circle.organizer, timeZone }
  const weekly = { day: '2027-03-02', time: '10:00', frequency: 'Weekly' } as const
  const { id } = await aFollowUp(organizer, { attendees: [circle.guest], ...weekly, ...given })
  const ids = (await seriesNow({ id })).map((one) => one.id)
  const nth = (number: number) => ids[number - 1] ?? id
  const edit = async (number: number, change: Parameters<typeof followUpEditOf>[1]) =>
    editFollowUp({ ...organizer, timeZone: 'UTC' }, await followUpEditOf({ id: nth(number) }, change))
  return { ...circle, organizer, id, nth, edit }
}

const isWhole = (file: CalendarFile) => entriesOf(file).series !== null

/** What is over or canceled can't be changed. */
function refused(cause: unknown) {
  if (!(cause instanceof Refusal)) throw cause
}

type Series = Awaited<ReturnType<typeof aSeries>>

const both = ({ guest, colleague }: Series) => [guest.memberId, colleague.memberId]

const acts: [string, (series: Series) => Promise<unknown>][] = [
  ['nothing', async () => undefined],
  ['one meeting moved alone', ({ edit }) => edit(3, { scope: 'this', day: '2027-03-17', time: '15:00' })],
  ['one meeting canceled', ({ organizer, nth }) => cancelMeeting(organizer, { id: nth(2), scope: 'this' })],
  ['all moved', ({ edit }) => edit(2, { scope: 'all', time: '14:00' })],
  ['all less often', ({ edit }) => edit(1, { scope: 'all', frequency: 'Bi_Weekly' })],
  ['all to another day', ({ edit }) => edit(1, { scope: 'all', day: '2027-03-04' })],
  ['the following moved', ({ edit }) => edit(4, { scope: 'following', time: '14:00' })],
  ['the following renamed', ({ edit }) => edit(4, { scope: 'following', title: 'Other' })],
  ['the following canceled', ({ organizer, nth }) => cancelMeeting(organizer, { id: nth(4), scope: 'following' })],
  ['all canceled', ({ organizer, nth }) => cancelMeeting(organizer, { id: nth(4), scope: 'all' })],
  ['a last day', ({ edit }) => edit(1, { scope: 'all', lastOn: '2027-04-20' })],
  ['somebody added to one', (series) => series.edit(3, { scope: 'this', attendeeIds: both(series) })],
  ['somebody added to all', (series) => series.edit(1, { scope: 'all', attendeeIds: both(series) })],
  ['somebody added later', (series) => series.edit(5, { scope: 'following', attendeeIds: both(series) })],
  ['another instead', ({ edit, colleague }) => edit(1, { scope: 'all', attendeeIds: [colleague.memberId] })],
  ['another in one', ({ edit, colleague }) => edit(2, { scope: 'this', attendeeIds: [colleague.memberId] })],
  ['another later', ({ edit, colleague }) => edit(4, { scope: 'following', attendeeIds: [colleague.memberId] })],
]

test.each(acts)('calendars show the meetings of a series after %s', async (_name, act) => {
  const series = await early(async () => {
    const made = await aSeries()
    await act(made)
    return made
  })
  await expectSame(series)
})

/** Each of them followed by another one, three weeks later. */
const pairs = acts.map(([name, act], index) => {
  const [later, other] = acts[(index * 5 + 3) % acts.length] ?? [name, act]
  return [name, later, act, other] as const
})

test.each(pairs)('calendars show the meetings of a series after %s, and later %s', async (_one, _other, act, later) => {
  const series = await early(async () => {
    const made = await aSeries()
    await act(made)
    return made
  })
  await at('2027-03-05T08:00:00Z', () => later(series)).catch(refused)
  await expectSame(series)
})

test('the later meetings of a series need no mail', async () => {
  const series = await early(() => aSeries())
  await goOn(series)
  expect(await filesTo(series.guest)).toHaveLength(1)
  expect(await meetingsOf(series.guest, UNTIL)).toHaveLength(27)
})

test('days on which nothing was made are taken out of calendars once the series goes on', async () => {
  const series = await early(() => aSeries())
  const { seriesId } = await meetingNow(series)
  await db.meetingSeries.update({ where: { id: seriesId ?? '' }, data: { madeUntilOn: new Date('2027-06-01') } })
  await at('2027-06-24T08:00:00Z', () => makeFollowUps(systemActor(series.workspace.id), { seriesId: seriesId ?? '' }))
  const mails = await mailsTo(series.guest.email)
  expect(mails.map(({ props }) => props['act']).toSorted()).toEqual(['added', 'invited'])
  expect(await calendarOf(series.guest, UNTIL)).toEqual(await meetingsOf(series.guest, UNTIL))
})

test('one meeting of a series is moved, canceled and given to somebody by itself', () =>
  early(async () => {
    const series = await aSeries()
    await series.edit(3, { scope: 'this', time: '15:00' })
    await series.edit(4, { scope: 'this', attendeeIds: both(series) })
    await cancelMeeting(series.organizer, { id: series.nth(2), scope: 'this' })
    const said = (await filesTo(series.guest)).map((file) => [
      file.method,
      entriesOf(file).others.length,
      isWhole(file),
    ])
    expect(said.toSorted()).toEqual([
      ['CANCEL', 1, false],
      ['REQUEST', 0, true],
      ['REQUEST', 1, false],
      ['REQUEST', 1, false],
    ])
    const [only, ...others] = await filesTo(series.colleague)
    expect([only && isWhole(only), others]).toEqual([false, []])
  }))

test('all moved are one series of the same name with a higher number', () =>
  early(async () => {
    const series = await aSeries()
    await series.edit(1, { scope: 'all', time: '14:00' })
    const [one, other] = (await filesTo(series.guest)).map(entriesOf).toSorted((a, b) => a.sequence - b.sequence)
    expect(other?.uid).toBe(one?.uid)
    expect(other?.sequence).toBeGreaterThan(one?.sequence ?? 0)
  }))

/** Its meetings were mailed as entries of their own. */
async function asBefore({ id }: Series) {
  const { seriesId } = await meetingNow({ id })
  await db.meeting.updateMany({ where: { seriesId }, data: { ruleId: null } })
  await db.seriesRule.deleteMany({ where: { seriesId: seriesId ?? '' } })
}

test('meetings that were mailed as entries of their own are canceled as such, and later ones are a series', async () => {
  const series = await early(() => aSeries())
  await asBefore(series)
  await goOn(series)
  const [, added] = await filesTo(series.guest)
  expect(added && startsIn(added, '2027-06-20')).toEqual(['2027-06-08T08:00', '2027-06-15T08:00'])
  await at('2027-05-04T12:00:00Z', () => cancelMeeting(series.organizer, { id: series.nth(11), scope: 'following' }))
  const canceled = (await filesTo(series.guest)).filter(({ method }) => method === 'CANCEL').map(entriesOf)
  const single = canceled.filter(({ uid }) => uid !== (added && entriesOf(added).uid))
  expect(single.map(({ uid }) => uid).toSorted()).toEqual([11, 12, 13, 14].map(series.nth).toSorted())
  expect(canceled).toHaveLength(single.length + 1)
})

test('a feed knows the meetings of a series by the same names', async () => {
  const series = await early(() => aSeries())
  const { address } = await createCalendarFeed(series.guest)
  const { token } = readFeedSchema.parse({ token: address.split('/').at(-1) })
  const [file] = await filesTo(series.guest)
  const parsed = new ICAL.Component(ICAL.parse(await early(() => readCalendarFeed(token))))
  const events = parsed.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  expect(new Set(events.map(({ uid }) => uid))).toEqual(new Set([file && entriesOf(file).uid]))
  const starts = events.map(({ recurrenceId }) => recurrenceId.toJSDate().toISOString().slice(0, 16))
  expect(starts.toSorted()).toEqual(file && startsIn(file, '2027-06-02'))
})
