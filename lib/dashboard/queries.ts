import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ToDo } from '@/lib/access/home'
import { homes } from '@/lib/account/modules'
import { activityReading } from '@/lib/activity/queries'
import { thanksSinceReading } from '@/lib/applause/queries/list-recent-thanks'
import { movedGoalsReading } from '@/lib/goals/queries/list-moved-goals'
import { releasedSinceReading } from '@/lib/reviews/results/queries/list-released-about'
import { undeliveredReading } from '@/lib/notifications/queries/list-notifications'
import { now } from '@/lib/platform/clock'
import { joinReadings, mapReading, read } from '@/lib/platform/reading'
import { homeFiguresReading } from '@/lib/reviews/figures/queries/get-figures'
import { formatDate } from '@/lib/shared/dates'
import { firstStepsReading } from '@/lib/workspaces/first-steps/queries'
import { greeting } from './rules'

const dueTime = ({ dueAt, sortAt }: ToDo) => (sortAt ?? dueAt)?.getTime() ?? Number.MAX_SAFE_INTEGER

const byDue = (one: ToDo, other: ToDo) => dueTime(one) - dueTime(other)

/** The most urgent first, then in the order of the modules. */
const toDoReading = (actor: Actor) =>
  mapReading(joinReadings(...homes.map((home) => home(actor))), (lists) => ({
    rows: lists.flatMap(({ rows }) => rows).toSorted(byDue),
    more: lists.flatMap(({ more }) => more ?? []),
  }))

export const listToDo = (actor: Actor) => read(toDoReading(actor))

/** One statement, because Home is opened all day. */
export async function getHome(actor: Actor) {
  const [waiting, activity, figures, undelivered, firstSteps] = await read(
    joinReadings(
      toDoReading(actor),
      activityReading(actor, { size: 8 }),
      homeFiguresReading(actor),
      undeliveredReading(actor),
      firstStepsReading(actor),
    ),
  )
  return { waiting, lines: activity.rows, figures, undelivered, firstSteps }
}

export type HomeView = Awaited<ReturnType<typeof getHome>>
export type ToDoList = HomeView['waiting']

/** Talking points from what happened to these people since a moment, in one statement. */
export const listHappenings = async (actor: Actor, memberIds: readonly string[], since: Date) =>
  (
    await read(
      joinReadings(
        movedGoalsReading(actor, memberIds, since),
        releasedSinceReading(actor, memberIds, since),
        thanksSinceReading(actor, memberIds, since),
      ),
    )
  ).flat()

export function getPresent({ firstName, timeZone: zone }: Actor) {
  const present = now()
  const day = formatDate(present, 'MMM DD, YYYY', zone)
  return { now: present, zone, day, greeting: `${greeting(present, zone)}, ${firstName}` }
}
