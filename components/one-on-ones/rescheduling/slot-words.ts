import { weekdayName } from '@/lib/one-on-ones/schedules/rules/schedule-choices'
import { clockInWords, dateOf, formatDate } from '@/lib/shared/dates'

/** "Thu, Dec 03, 2026, 10:00 am". */
export const slotInWords = ({ day, time }: { day: string; time: string }) =>
  `${weekdayName(day)}, ${formatDate(dateOf(day), 'MMM DD, YYYY', 'UTC')}, ${clockInWords(time)}`
