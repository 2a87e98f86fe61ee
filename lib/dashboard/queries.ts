import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ToDo } from '@/lib/access/home'
import { homes } from '@/lib/account/modules'
import { now } from '@/lib/platform/clock'
import { formatDate } from '@/lib/shared/dates'
import { greeting } from './rules'

const dueTime = ({ dueAt }: ToDo) => dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER

const byDue = (one: ToDo, other: ToDo) => dueTime(one) - dueTime(other)

/** Everything that waits for the viewer: what is due next on top, then the rest in the order of its module. */
export async function listToDo(actor: Actor) {
  const lists = await Promise.all(homes.map((home) => home(actor)))
  return {
    rows: lists.flatMap(({ rows }) => rows).toSorted(byDue),
    more: lists.flatMap(({ more }) => more ?? []),
  }
}

export type ToDoList = Awaited<ReturnType<typeof listToDo>>

/** The viewer's present: how their clock greets them, their day in words, and what relative times are counted from. */
export function getPresent({ firstName, timeZone: zone }: Actor) {
  const present = now()
  const day = formatDate(present, 'MMM DD, YYYY', zone)
  return { now: present, zone, day, greeting: `${greeting(present, zone)}, ${firstName}` }
}
