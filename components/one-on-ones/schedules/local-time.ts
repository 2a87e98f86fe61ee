import { isWorkingTime } from '@/lib/meetings/rules/meeting-times'
import { formatDate } from '@/lib/shared/dates'
import { zoneName } from '@/lib/shared/zone-names'

/** "09:00 am in London" for somebody whose clock differs from the viewer's. */
export function localTime(at: Date | undefined, zone: string, { timeZone }: { timeZone: string }) {
  const timeIn = (where: string) => at && formatDate(at, 'hh:mm a', where)
  const time = timeIn(timeZone)
  if (at === undefined || time === undefined || time === timeIn(zone)) return undefined
  return { words: `${time} in ${zoneName(timeZone)}`, isWorking: isWorkingTime(at, timeZone) }
}
