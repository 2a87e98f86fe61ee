import 'server-only'
import { noLength, wholeDay } from '@/lib/meetings/refusals'
import { isTooLong, type MeetingSpan } from '@/lib/meetings/rules/meeting-times'
import type { GoogleChange } from '@/lib/platform/google/calendar'

/** When an event takes place in Google. Throws where no meeting can. */
export function spanIn({ startsAt, endsAt }: GoogleChange): MeetingSpan {
  if (startsAt === null || endsAt === null || isTooLong({ startsAt, endsAt })) throw wholeDay()
  if (endsAt <= startsAt) throw noLength()
  return { startsAt, endsAt }
}
