import { addDays, type Day } from '@/lib/shared/dates'
import type { PersonKey } from '@/prisma/seed/acme/people'

/** The birthdays people share; those of today are celebrated as the demo opens. */
const birthdays: Partial<Record<PersonKey, string | 'today' | 'yesterday'>> = {
  priya: 'today',
  lena: 'yesterday',
  sofia: '04-17',
  hannah: '02-29',
  maria: '08-03',
  kwame: '11-30',
  ben: '06-21',
}

export function birthdayOf(key: PersonKey, today: Day): string | undefined {
  const birthday = birthdays[key]
  if (birthday === 'today') return today.slice(5)
  return birthday === 'yesterday' ? addDays(today, -1).slice(5) : birthday
}

/** What Tom set himself and reached in time: one more and he is an Achiever. */
export const reachedGoals = [
  { title: 'Sit in on three clinic calls', days: [-110, -108, -60], done: -72 },
  { title: 'Write up the rota interviews', days: [-84, -84, -40], done: -45 },
  { title: 'Clear the oldest twenty bug reports', days: [-50, -48, -12], done: -19 },
  { title: 'Learn to draw a journey map', days: [-30, -28, 6], done: -2 },
] as const

/** How many years ago people began, and how many days before today's date. */
const starts: Partial<Record<PersonKey, { years: number; days: number }>> = {
  tom: { years: 3, days: 0 },
  amara: { years: 6, days: 2 },
  grace: { years: 1, days: 1 },
  priya: { years: 4, days: 96 },
  david: { years: 5, days: 40 },
  sofia: { years: 3, days: 210 },
  maria: { years: 2, days: 150 },
  james: { years: 2, days: 33 },
  hannah: { years: 4, days: 300 },
  leila: { years: 0, days: 170 },
}

export function startDateOf(key: PersonKey, today: Day): Day | undefined {
  const start = starts[key]
  if (!start) return undefined
  const day = addDays(today, -start.days)
  return `${Number(day.slice(0, 4)) - start.years}${day.slice(4)}`
}
