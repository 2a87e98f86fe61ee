import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ToDo } from '@/lib/access/home'
import { homes } from '@/lib/account/modules'
import { activityReading } from '@/lib/activity/queries'
import { recentThanksReading, thanksSinceReading } from '@/lib/applause/queries/list-recent-thanks'
import { followUpsGate } from '@/lib/follow-ups/queries/follow-ups-gate'
import { followUpsSinceReading } from '@/lib/follow-ups/queries/follow-ups-since'
import { followUpsAboutReading } from '@/lib/follow-ups/queries/list-follow-ups'
import { goalsMadeOfReading, goalsOfReading } from '@/lib/goals/queries/list-goals-of'
import { movedGoalsReading } from '@/lib/goals/queries/list-moved-goals'
import { heldTogetherReading } from '@/lib/meetings/queries/held-together'
import { releasedSinceReading } from '@/lib/reviews/results/queries/list-released-about'
import { undeliveredReading } from '@/lib/notifications/queries/list-notifications'
import { daysFrom, now } from '@/lib/platform/clock'
import { alreadyRead, joinReadings, mapReading, read } from '@/lib/platform/reading'
import { homeFiguresReading } from '@/lib/reviews/figures/queries/get-figures'
import { formatDate } from '@/lib/shared/dates'
import { firstStepsReading } from '@/lib/workspaces/first-steps/queries'
import { greeting, urgencyTime } from './rules'

const byUrgency = (at: Date) => (one: ToDo, other: ToDo) => urgencyTime(one, at) - urgencyTime(other, at)

/** The most urgent first, then in the order of the modules. */
const toDoReading = (actor: Actor) =>
  mapReading(joinReadings(...homes.map((home) => home(actor))), (lists) => ({
    rows: lists.flatMap(({ rows }) => rows).toSorted(byUrgency(now())),
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

/** In the order of the sidebar. */
const happenings = [releasedSinceReading, movedGoalsReading, followUpsSinceReading, thanksSinceReading]

/** Talking points from what happened to these people since a moment, in one statement. */
export const listHappenings = async (actor: Actor, memberIds: readonly string[], since: Date) =>
  (await read(joinReadings(...happenings.map((happening) => happening(actor, memberIds, since))))).flat()

const SHOWN = 10

/** Beside a form about somebody: what the actor may read of their year, in one statement. */
export function getYearOf(actor: Actor, memberId: string) {
  const since = daysFrom(now(), -365)
  const held = { memberIds: [memberId], since, most: SHOWN }
  return read(
    joinReadings(
      goalsOfReading(actor, memberId),
      heldTogetherReading(actor, { kind: 'FOLLOW_UP', ...held }),
      heldTogetherReading(actor, { kind: 'ONE_ON_ONE', ...held }),
      recentThanksReading(actor, memberId, since),
    ),
  )
}

/** Beside results: the goals made from them and the actor's follow-ups about them, in one statement. */
export function getBesideResults(actor: Actor, review: string) {
  const followUps = followUpsGate(actor) === null ? followUpsAboutReading(actor, { review }) : alreadyRead([])
  return read(joinReadings(goalsMadeOfReading(actor, review), followUps))
}

export function getPresent({ firstName, timeZone: zone }: Actor) {
  const present = now()
  const day = formatDate(present, 'MMM DD, YYYY', zone)
  return { now: present, zone, day, greeting: `${greeting(present, zone)}, ${firstName}` }
}
