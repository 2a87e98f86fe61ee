import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { respondToMeeting } from '@/lib/meetings/commands/respond-to-meeting'
import { getMeeting } from '@/lib/meetings/queries/get-meeting'
import { changeOneOnOne } from '@/lib/one-on-ones/commands/change-one-on-one'
import { rescheduleOneOnOnes } from '@/lib/one-on-ones/rescheduling/commands/reschedule-one-on-ones'
import { at, aMeeting, seriesNow, timing, type GivenMeeting } from '@/tests/factories/meetings'
import { aMember } from '@/tests/factories/members'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { aWorkspace } from '@/tests/factories/workspaces'

const inJanuary = <Result>(live: () => Promise<Result>) => at('2027-01-04T08:00:00Z', live)
const weekly = { day: '2027-01-05', frequency: 'Weekly', lastOn: '2027-01-26' } as const
const taken = { day: '2027-01-19' }

async function threePeople() {
  const workspace = await aWorkspace()
  const [organizer, partner, third] = [
    await aMember({ workspace }),
    await aMember({ workspace }),
    await aMember({ workspace }),
  ]
  return { organizer, partner, third }
}

const aWeekly = (organizer: Actor, partner: Actor, given: GivenMeeting = {}) =>
  aMeeting(organizer, { kind: 'ONE_ON_ONE', attendees: [partner], ...weekly, ...given })

/** The dates on which a one-on-one clashes in the eyes of this person. */
async function clashesFor(actor: Actor, series: { id: string }) {
  const meetings = await seriesNow(series)
  const shown = await Promise.all(meetings.map(({ id }) => getMeeting(actor, 'ONE_ON_ONE', id)))
  return meetings.filter((_, index) => shown[index]?.isClashing).map(({ text }) => text.slice(0, 10))
}

test('a clash of either person of a one-on-one is shown to both', () =>
  inJanuary(async () => {
    const { organizer, partner, third } = await threePeople()
    await aOneOnOne(third, partner, taken)
    const series = await aWeekly(organizer, partner)
    for (const actor of [organizer, partner]) expect(await clashesFor(actor, series)).toEqual(['2027-01-19'])
  }))

test('a clash ends when the other meeting is canceled', () =>
  inJanuary(async () => {
    const { organizer, partner, third } = await threePeople()
    const other = await aOneOnOne(third, partner, taken)
    const series = await aWeekly(organizer, partner)
    await cancelMeeting(third, { id: other.id, scope: 'this' })
    expect(await clashesFor(organizer, series)).toEqual([])
  }))

test('a clash ends when the other meeting moves', () =>
  inJanuary(async () => {
    const { organizer, partner, third } = await threePeople()
    const other = await aOneOnOne(third, partner, taken)
    const series = await aWeekly(organizer, partner)
    await rescheduleOneOnOnes(third, { moves: [{ id: other.id, version: 1, day: '2027-01-19', time: '15:00' }] })
    expect(await clashesFor(organizer, series)).toEqual([])
  }))

test('clashes end when the other series moves', () =>
  inJanuary(async () => {
    const { organizer, partner, third } = await threePeople()
    const times = { ...weekly, day: '2027-01-12' }
    const { id } = await aOneOnOne(third, partner, times)
    const series = await aWeekly(organizer, partner)
    expect(await clashesFor(partner, series)).toEqual(['2027-01-12', '2027-01-19', '2027-01-26'])
    const moved = { ...timing({ ...times, time: '15:00' }), title: 'One-on-one', description: '' }
    await changeOneOnOne(third, { ...moved, id, version: 1, scope: 'all' })
    expect(await clashesFor(partner, series)).toEqual([])
  }))

test('of two meetings that waited for the same time, one gets it', () =>
  inJanuary(async () => {
    const { organizer, partner, third } = await threePeople()
    const other = await aMeeting(partner, taken)
    const series = [
      await aWeekly(organizer, partner),
      await aWeekly(third, partner, { day: '2027-01-18', frequency: 'Daily', lastOn: '2027-01-19' }),
    ]
    const clashes = async () => (await Promise.all(series.map((one) => clashesFor(partner, one)))).flat()
    expect(await clashes()).toEqual(['2027-01-19', '2027-01-19'])
    await cancelMeeting(partner, { id: other.id, scope: 'this' })
    expect(await clashes()).toEqual(['2027-01-19'])
  }))

test('a date of a one-on-one series over a follow-up that a person is invited to clashes until they decline it', () =>
  inJanuary(async () => {
    const { organizer, partner, third } = await threePeople()
    const { id } = await aMeeting(third, { ...taken, attendees: [partner] })
    const series = await aWeekly(organizer, partner)
    for (const actor of [organizer, partner]) expect(await clashesFor(actor, series)).toEqual(['2027-01-19'])
    await respondToMeeting(partner, { id, isAttending: false, note: '' })
    expect(await clashesFor(organizer, series)).toEqual([])
  }))

test('an invitation at the time of another meeting clashes for the person invited alone', () =>
  inJanuary(async () => {
    const { organizer, partner, third } = await threePeople()
    await aMeeting(third, { ...taken, attendees: [partner] })
    const { id } = await aMeeting(organizer, { ...taken, attendees: [partner] })
    const isClashingFor = async (actor: Actor) => (await getMeeting(actor, 'FOLLOW_UP', id)).isClashing
    expect([await isClashingFor(organizer), await isClashingFor(partner)]).toEqual([false, true])
  }))
