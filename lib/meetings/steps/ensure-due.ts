import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { dueInPast } from '@/lib/meetings/refusals'
import { now } from '@/lib/platform/clock'
import { dayIn, type Day } from '@/lib/shared/dates'

/** Throws for something to be done by a day that has passed. */
export function ensureDue({ timeZone }: Pick<Actor, 'timeZone'>, dueOn: Day | null) {
  if (dueOn !== null && dueOn < dayIn(now(), timeZone)) throw dueInPast()
}
