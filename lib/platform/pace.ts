import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'

/** Long beside the work it covers, short for the person who waits. */
const FLOOR_MS = 250

/** Does the work and answers no sooner than after a fixed time, so that nobody learns from a clock what was found. */
export async function atEvenPace<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), wait(FLOOR_MS)])
  return result
}
