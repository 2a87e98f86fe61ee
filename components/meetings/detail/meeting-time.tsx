import { repeatLabel } from '@/lib/meetings/rules/meeting-frequency'
import { durationLabel, minutesBetween } from '@/lib/meetings/rules/meeting-times'
import type { MeetingDetail } from '@/lib/meetings/queries/get-meeting'
import { MeetingInCalendar } from './meeting-in-calendar'
import { dateOf, formatDate, formatDateTime } from '@/lib/shared/dates'
import { zoneName } from '@/lib/shared/zone-names'

/** "Nov 26, 2026, 10:00 am – 10:30 am". */
export const timeInWords = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, zone: string) =>
  `${formatDateTime(startsAt, zone)} – ${formatDate(endsAt, 'hh:mm a', zone)}`

/** "Weekly until Jan 26, 2027". */
function repeatInWords({ lastOn, endedAt, ...series }: NonNullable<MeetingDetail['series']>) {
  if (endedAt !== null) return `${repeatLabel(series)}, ended`
  const until = lastOn === null ? '' : ` until ${formatDate(dateOf(lastOn), 'MMM DD, YYYY', 'UTC')}`
  return `${repeatLabel(series)}${until}`
}

/** "Canceled by Priya Nair on Nov 26, 2026". */
const canceledInWords = ({ at, by }: NonNullable<MeetingDetail['canceled']>, zone: string) =>
  `Canceled${by === null ? '' : ` by ${by}`} on ${formatDate(at, 'MMM DD, YYYY', zone)}`

export function MeetingTime({ meeting, zone }: { meeting: MeetingDetail; zone: string }) {
  const { startsAt, endsAt, series, canceled } = meeting
  return (
    <div className="grid grid-cols-1 gap-1">
      <p className="font-medium">
        {timeInWords(meeting, zone)} ({zoneName(zone)})
      </p>
      <p className="text-sm text-subtle">
        {durationLabel(minutesBetween(startsAt, endsAt))}
        {series !== null && !series.isEarlier && ` · ${repeatInWords(series)}`}
      </p>
      {canceled !== null && <p className="text-sm text-subtle">{canceledInWords(canceled, zone)}</p>}
      {meeting.calendar !== null && !meeting.isCanceled && <MeetingInCalendar calendar={meeting.calendar} />}
    </div>
  )
}
