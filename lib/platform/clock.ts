import 'server-only'

let read = () => new Date()

export const now = () => read()

/** For seeds and tests; without an argument the real time returns. */
export function setClock(clock: () => Date = () => new Date()) {
  read = clock
}

const MINUTE = 60_000
export const minutesFrom = (from: Date, minutes: number) => new Date(from.getTime() + minutes * MINUTE)
export const hoursFrom = (from: Date, hours: number) => minutesFrom(from, hours * 60)
export const daysFrom = (from: Date, days: number) => hoursFrom(from, days * 24)

/** Requests repeated after this moment count as one: a double click, or a lost answer. */
export const samePressSince = (at: Date) => minutesFrom(at, -1)

export const isSamePress = (before: Date, at: Date) => before > samePressSince(at)
