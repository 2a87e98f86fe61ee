import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MeetingTime } from '@/components/meetings/detail/meeting-time'
import { editFollowUp } from '@/lib/follow-ups/commands/edit-follow-up'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { getMeeting } from '@/lib/meetings/queries/get-meeting'
import { aFollowUpBetween, followUpEditOf } from '@/tests/factories/follow-ups'
import { at, aMeeting, seriesNow } from '@/tests/factories/meetings'
import { aMember } from '@/tests/factories/members'

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
