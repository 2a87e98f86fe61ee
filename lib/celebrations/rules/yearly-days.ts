import { addDays, type Day } from '@/lib/shared/dates'

const isLeapYear = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

const yearOf = (day: Day) => Number(day.slice(0, 4))

/** Months and days as "02-28": 29 February is celebrated on the 28th of other years. */
const celebratedOn = (day: Day) =>
  day.endsWith('-02-28') && !isLeapYear(yearOf(day)) ? ['02-28', '02-29'] : [day.slice(5)]

export function yearlyDays(from: Day, to: Day): Map<string, Day> {
  const days = new Map<string, Day>()
  for (let day = from; day <= to; day = addDays(day, 1)) for (const yearly of celebratedOn(day)) days.set(yearly, day)
  return days
}

export const yearsBetween = (startDate: Day, anniversary: Day) => yearOf(anniversary) - yearOf(startDate)
