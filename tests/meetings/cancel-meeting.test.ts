import { expect, test } from 'vitest'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { getMeeting } from '@/lib/meetings/queries/get-meeting'
import { cancelWords } from '@/lib/meetings/rules/meeting-scope'
import { at, aMeeting, meetingNow, seriesNow } from '@/tests/factories/meetings'
import { aMember } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused, outcomeOf } from '@/tests/support/refused'

const statesOf = async (series: { id: string }) =>
  (await seriesNow(series)).map(({ text }) => text.endsWith('canceled'))

const weekly = { day: '2027-01-05', frequency: 'Weekly', lastOn: '2027-01-26' } as const

test('gives the time back and tells the attendees', async () => {
  const workspace = await aWorkspace()
  const [organizer, guest] = [await aMember({ workspace }), await aMember({ workspace })]
  const { id } = await aMeeting(organizer, { attendees: [guest] })
  await expectRefused(cancelMeeting(guest, { id, scope: 'this' }), 'forbidden')
  await cancelMeeting(organizer, { id, scope: 'this' })
  expect(await toldTo(guest, 'meeting.canceled')).toHaveLength(1)
  expect(await outcomeOf(aMeeting(organizer))).toBe('done')
  await expectRefused(cancelMeeting(organizer, { id, scope: 'this' }), 'conflict')
})

test('either person cancels a one-on-one', async () => {
  const workspace = await aWorkspace()
  const [organizer, guest] = [await aMember({ workspace }), await aMember({ workspace })]
  const { id } = await aMeeting(organizer, { kind: 'ONE_ON_ONE', attendees: [guest] })
  expect(await outcomeOf(cancelMeeting(guest, { id, scope: 'this' }))).toBe('done')
})

test('cancels this one, this and the following, or all to come', () =>
  at('2027-01-04T08:00:00Z', async () => {
    const outcomes: boolean[][] = []
    for (const scope of ['this', 'following', 'all'] as const) {
      const organizer = await aMember()
      const series = await aMeeting(organizer, weekly)
      await cancelMeeting(organizer, { id: series.ids[1] ?? '', scope })
      outcomes.push(await statesOf(series))
      expect((await meetingNow(series)).series?.endedAt === null).toBe(scope === 'this')
    }
    expect(outcomes).toEqual([
      [false, true, false, false],
      [false, true, true, true],
      [true, true, true, true],
    ])
  }))

test('the question says how many meetings each scope cancels, and that many are canceled', () =>
  at('2027-01-04T08:00:00Z', async () => {
    const canceled: Record<string, number> = {}
    for (const scope of ['this', 'following', 'all'] as const) {
      const organizer = await aMember()
      const series = await aMeeting(organizer, weekly)
      await cancelMeeting(organizer, { id: series.ids[2] ?? '', scope: 'this' })
      const id = series.ids[1] ?? ''
      expect((await getMeeting(organizer, 'FOLLOW_UP', id)).cancelable).toEqual({ this: 1, following: 2, all: 3 })
      await cancelMeeting(organizer, { id, scope })
      canceled[scope] = (await statesOf(series)).filter(Boolean).length - 1
    }
    expect(canceled).toEqual({ this: 1, following: 2, all: 3 })
    expect(cancelWords(3)).toMatchObject({
      verb: 'Cancel 3 meetings',
      cancel: 'Keep meetings',
      done: '3 meetings canceled',
    })
    expect(cancelWords(1)).toMatchObject({ verb: 'Cancel meeting', cancel: 'Keep meeting', done: 'Meeting canceled' })
  }))

test('a single meeting, and one that is not yours to cancel, have no such number', async () => {
  const workspace = await aWorkspace()
  const [organizer, guest] = [await aMember({ workspace }), await aMember({ workspace })]
  const { id } = await aMeeting(organizer, { frequency: 'Weekly', attendees: [guest] })
  const single = await aMeeting(organizer, { time: '15:00' })
  expect((await getMeeting(guest, 'FOLLOW_UP', id)).cancelable).toBeNull()
  expect((await getMeeting(organizer, 'FOLLOW_UP', single.id)).cancelable).toBeNull()
})

test('a missed meeting cannot be canceled, so it stays in reports, and one that is running can', async () => {
  const organizer = await aMember()
  const { id } = await at('2027-01-04T08:00:00Z', () => aMeeting(organizer, { day: '2027-01-05', time: '10:00' }))
  const canCancel = async () => (await getMeeting(organizer, 'FOLLOW_UP', id)).can.cancel
  await at('2027-01-05T10:31:00Z', async () => {
    expect(await canCancel()).toBe(false)
    await expectRefused(cancelMeeting(organizer, { id, scope: 'this' }), 'conflict')
  })
  await at('2027-01-05T10:10:00Z', async () => {
    expect(await canCancel()).toBe(true)
    expect(await outcomeOf(cancelMeeting(organizer, { id, scope: 'this' }))).toBe('done')
  })
})
