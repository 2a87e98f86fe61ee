import { addDays, dateOf, dayIn, formatDate, type Day } from '@/lib/shared/dates'
import { nameList } from '@/lib/shared/text'

export const quickLimits = { people: 5, openDays: 7 } as const

export const tooManyForQuestion = `Choose at most ${quickLimits.people} people.`

export const usualClose = (at: Date, zone: string): Day => addDays(dayIn(at, zone), quickLimits.openDays)

/** "Dec 2": a date within weeks needs no year. */
export const shortDay = (day: Day) => formatDate(dateOf(day), 'MMM DD, YYYY', 'UTC').replace(/ 0?(\d+), \d+$/, ' $1')

export const onlySubject = (name: string) => `Only ${name}`

const managersOf = (names: readonly string[]) => `${names.length === 1 ? 'manager' : 'managers'}, ${nameList(names)}`

export const withManagers = (name: string, managerNames: readonly string[]) =>
  `${name} and their ${managersOf(managerNames)}`

export const youWithManagers = (managerNames: readonly string[]) => `You and your ${managersOf(managerNames)}`
