import 'server-only'

let read = () => new Date()

/** The present, as this process sees it. */
export const now = () => read()

/** Lets seeds and tests live at another time; without an argument the real time returns. */
export function setClock(clock: () => Date = () => new Date()) {
  read = clock
}

const MINUTE = 60_000
export const minutesFrom = (from: Date, minutes: number) => new Date(from.getTime() + minutes * MINUTE)
export const hoursFrom = (from: Date, hours: number) => minutesFrom(from, hours * 60)
export const daysFrom = (from: Date, days: number) => hoursFrom(from, days * 24)
