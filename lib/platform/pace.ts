import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'

/** Longer than the work it covers, short for the person who waits. */
const FLOOR_MS = 250

/** Takes a fixed minimum time, so that timing reveals nothing. */
export async function atEvenPace<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), wait(FLOOR_MS)])
  return result
}
