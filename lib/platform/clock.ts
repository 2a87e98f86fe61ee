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

/** Whoever pressed after this moment means the same by pressing again: a hand that pressed twice, or an answer that was lost. */
export const samePressSince = (at: Date) => minutesFrom(at, -1)

/** Whether a press so soon after the last one is the same press. */
export const isSamePress = (before: Date, at: Date) => before > samePressSince(at)
