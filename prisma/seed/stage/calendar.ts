import { daysFrom, minutesFrom } from '@/lib/platform/clock'
import { formatDate } from '@/lib/shared/dates'
import { instantOf, wallClock } from '@/lib/shared/zones'
import type { Random } from './random'

const WORK_BEGINS = 9
const WORK_ENDS = 17

function isWeekend(day: string) {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6
}

const clockText = (hour: number, minute: number) =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`

function instant(day: string, time: string, zone: string) {
  const at = instantOf(day, time, zone)
  if (!at) throw new Error(`${day} ${time} is no time in ${zone}.`)
  return at
}

/** The days around the present, as people who work by day live them. Days count from today: -3 is three days ago. */
export function createCalendar(present: Date, random: Random) {
  const dayOf = (days: number, zone: string) => formatDate(daysFrom(present, days), 'YYYY-MM-DD', zone)
  const officeTime = () => clockText(random.whole(WORK_BEGINS, WORK_ENDS - 1), random.whole(0, 59))

  /** The day itself, or the working day before it. */
  const workday = (days: number, zone: string): string => {
    const day = dayOf(days, zone)
    return isWeekend(day) ? workday(days - 1, zone) : day
  }

  /** The same moment in office hours of that day or of the next working day. */
  const atWork = (at: Date, zone: string): Date => {
    const day = formatDate(at, 'YYYY-MM-DD', zone)
    if (isWeekend(day)) return atWork(daysFrom(at, 1), zone)
    const { hour } = wallClock(at, zone)
    return hour >= WORK_BEGINS && hour < WORK_ENDS ? at : instant(day, officeTime(), zone)
  }

  return {
    present,
    atWork,
    dayKey: (at: Date, zone: string) => formatDate(at, 'YYYY-MM-DD', zone),
    /** The beginning of the working day before today. */
    lastWorkday: () => instant(workday(-1, 'UTC'), '00:00', 'UTC'),
    /** 17:00 of the day; a day that is over moves back to a working day. */
    closing: (days: number, zone: string) => instant(days < 0 ? workday(days, zone) : dayOf(days, zone), '17:00', zone),
    /** The morning of the Monday so many weeks before this week's. */
    mondayMorning: (weeksAgo: number, zone: string) => {
      const today = new Date(`${dayOf(0, zone)}T12:00:00Z`)
      return instant(dayOf(-((today.getUTCDay() + 6) % 7) - weeksAgo * 7, zone), '09:10', zone)
    },
    /** Some moment of work on that day or the working day before, and never in the future. */
    duringWork: (days: number, zone: string) => {
      const at = instant(workday(days, zone), officeTime(), zone)
      return at < present ? at : minutesFrom(present, -random.whole(40, 120))
    },
    /** Some moment between two others, soon rather than late, at work where that leaves it between them. */
    between: (from: Date, to: Date, zone: string) => {
      const span = to.getTime() - from.getTime()
      const plain = new Date(from.getTime() + span * (0.03 + 0.94 * random.next() ** 1.4))
      const shifted = atWork(plain, zone)
      return shifted > minutesFrom(from, 5) && shifted < to ? shifted : plain
    },
  }
}

export type Calendar = ReturnType<typeof createCalendar>
