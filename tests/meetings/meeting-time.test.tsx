import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MeetingTime } from '@/components/meetings/detail/meeting-time'
import { editFollowUp } from '@/lib/follow-ups/commands/edit-follow-up'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { getMeeting } from '@/lib/meetings/queries/get-meeting'
import { aFollowUpBetween, followUpEditOf } from '@/tests/factories/follow-ups'
import { endMeetingsOfLeavers } from '@/lib/meetings/jobs'
import { at, aMeeting, seriesNow } from '@/tests/factories/meetings'
import { aMember, deactivate } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

test('a meeting names the time zone of its reader', async () => {
  const organizer = await aMember()
  const { id } = await aMeeting(organizer, { day: '2899-01-05', time: '10:00' })
  const meeting = await getMeeting(organizer, 'FOLLOW_UP', id)
  const markup = renderToStaticMarkup(<MeetingTime meeting={meeting} zone="Asia/Kolkata" />)
  expect(markup).toContain('Jan 05, 2899, 03:30\u00A0pm – 04:00\u00A0pm (Kolkata)')
})

test('a meeting of a series says how it repeats, and until when', async () => {
  const organizer = await aMember()
  const weekly = { day: '2899-01-05', frequency: 'Weekly' } as const
  const [limited, endless] = [
    await aMeeting(organizer, { ...weekly, lastOn: '2899-02-02' }),
    await aMeeting(organizer, { ...weekly, time: '15:00' }),
  ]
  const linesOf = async ({ id }: { id: string }) => {
    const meeting = await getMeeting(organizer, 'FOLLOW_UP', id)
    return renderToStaticMarkup(<MeetingTime meeting={meeting} zone="UTC" />)
  }
  expect(await linesOf(limited)).toContain('30 min · Weekly until Feb 02, 2899<')
  expect(await linesOf(endless)).toContain('30 min · Weekly<')
})

test('a meeting of a series that was ended doesn’t say that it goes on', async () => {
  const organizer = await aMember()
  const { id, ids } = await aMeeting(organizer, { frequency: 'Weekly' })
  await cancelMeeting(organizer, { id: ids[1] ?? '', scope: 'following' })
  const meeting = await getMeeting(organizer, 'FOLLOW_UP', id)
  expect(renderToStaticMarkup(<MeetingTime meeting={meeting} zone="UTC" />)).toContain('30 min · Weekly, ended<')
})

test('a meeting before the series got another rhythm doesn’t claim the new one', () =>
  at('2027-03-01T08:00:00Z', async () => {
    const { organizer, id } = await aFollowUpBetween({ day: '2027-03-02', frequency: 'Weekly', lastOn: '2027-03-30' })
    const later = (await seriesNow({ id }))[1] ?? { id }
    await editFollowUp(organizer, await followUpEditOf(later, { scope: 'following', frequency: 'Bi_Weekly' }))
    const linesOf = async (one: { id: string }) =>
      renderToStaticMarkup(<MeetingTime meeting={await getMeeting(organizer, 'FOLLOW_UP', one.id)} zone="UTC" />)
    expect(await linesOf({ id })).toContain('30 min<')
    expect(await linesOf(later)).toContain('30 min · Bi Weekly until')
  }))

test('a canceled meeting says who canceled it, and names nobody where somebody left', () =>
  at('2027-03-01T08:00:00Z', async () => {
    const workspace = await aWorkspace()
    const [organizer, other] = [await aMember({ workspace, firstName: 'Priya' }), await aMember({ workspace })]
    const pair = { kind: 'ONE_ON_ONE' as const, attendees: [other], day: '2027-03-02' }
    const [own, left] = [await aMeeting(organizer, pair), await aMeeting(organizer, { ...pair, time: '15:00' })]
    const linesOf = async ({ id }: { id: string }) =>
      renderToStaticMarkup(<MeetingTime meeting={await getMeeting(other, 'ONE_ON_ONE', id)} zone="UTC" />)
    expect(await linesOf(own)).not.toContain('Canceled')
    await cancelMeeting(organizer, { id: own.id, scope: 'this' })
    await deactivate(organizer)
    await endMeetingsOfLeavers()
    expect(await linesOf(own)).toContain('>Canceled by Priya Nair on Mar 01, 2027<')
    expect(await linesOf(left)).toContain('>Canceled on Mar 01, 2027<')
  }))

test('a monthly meeting says in which week of the month', async () => {
  const organizer = await aMember()
  const linesOf = async (monthlyOn: 'START_WEEK_OF_MONTH' | 'END_WEEK_OF_MONTH' | 'DAY_OF_MONTH', day: string) => {
    const { id } = await aMeeting(organizer, { day, frequency: 'Monthly', monthlyOn })
    const meeting = await getMeeting(organizer, 'FOLLOW_UP', id)
    return renderToStaticMarkup(<MeetingTime meeting={meeting} zone="UTC" />)
  }
  expect(await linesOf('START_WEEK_OF_MONTH', '2899-01-05')).toContain('30 min · Monthly in the first week<')
  expect(await linesOf('END_WEEK_OF_MONTH', '2899-01-30')).toContain('30 min · Monthly in the last week<')
  expect(await linesOf('DAY_OF_MONTH', '2899-01-12')).toContain('30 min · Monthly<')
})
