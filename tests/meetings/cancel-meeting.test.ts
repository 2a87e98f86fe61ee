import { expect, test } from 'vitest'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
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
