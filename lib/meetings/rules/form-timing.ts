import type { TimingInput } from '@/lib/meetings/schema'
import { addDays, dayIn, isWorkingDay, type Day } from '@/lib/shared/dates'
import { formatClock } from '@/lib/shared/zones'
import type { MeetingScope } from './meeting-scope'
import { DEFAULT_DURATION, minutesBetween } from './meeting-times'

const once = { frequency: 'Once', monthlyOn: 'DAY_OF_MONTH', lastOn: '' } as const

export type FormTiming = TimingInput & { hasMeet: boolean; scope: MeetingScope }

/** A form's first suggestion: once, at ten on the next working day. */
export function newTiming(today: Day): FormTiming {
  const day = addDays(today, 1)
  if (!isWorkingDay(day)) return newTiming(day)
  return { day, time: '10:00', durationMinutes: DEFAULT_DURATION, ...once, hasMeet: false, scope: 'all' }
}

type Planned = {
  startsAt: Date
  endsAt: Date
  series: (Pick<TimingInput, 'frequency' | 'monthlyOn'> & { lastOn: Day | null }) | null
  calendar: { hasMeet: boolean } | null
}

/** The toast of an edit, by the word of its notification. */
export const editInWords = (before: Pick<TimingInput, 'day' | 'time'>, after: Pick<TimingInput, 'day' | 'time'>) =>
  before.day === after.day && before.time === after.time ? 'Saved' : 'Moved'

/** A form's values of a planned meeting, in the viewer's zone. */
export const timingOf = ({ startsAt, endsAt, series, calendar }: Planned, zone: string): FormTiming => ({
  day: dayIn(startsAt, zone),
  time: formatClock(startsAt, zone),
  durationMinutes: minutesBetween(startsAt, endsAt),
  frequency: series?.frequency ?? once.frequency,
  monthlyOn: series?.monthlyOn ?? once.monthlyOn,
  lastOn: series?.lastOn ?? once.lastOn,
  hasMeet: calendar?.hasMeet ?? false,
  scope: 'this',
})
