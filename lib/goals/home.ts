import 'server-only'
import { HOME_ROWS, nothingToDo, type Home, type ToDo } from '@/lib/access/home'
import { alreadyRead, joinReadings, mapReading } from '@/lib/platform/reading'
import { instantOf } from '@/lib/shared/zones'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'
import { dueGoalsReading, type DueGoal } from './queries/list-check-ins'
import { dueItemsReading, type DueGoalItem } from './queries/list-due-items'
import { goalItemPath, goalPath } from './rules/goal-paths'

const toDo = (zone: string, { id, title, progress, endsOn, dueOn, isOverdue }: DueGoal): ToDo => ({
  kind: isOverdue ? 'goal.overdue' : 'goal.check-in',
  id,
  title,
  text: isOverdue ? `Overdue at ${progress}%` : `${progress}%`,
  dueAt: instantOf(isOverdue ? endsOn : (dueOn ?? endsOn), '23:59', zone) ?? null,
  since: null,
  href: `${goalPath(id)}?check-in=1`,
  verb: 'Check in',
})

const itemToDo = (zone: string, { id, title, dueOn, goalId, goalTitle }: DueGoalItem): ToDo => ({
  kind: 'goal.item',
  id,
  title,
  text: `Action item of “${goalTitle}”`,
  dueAt: instantOf(dueOn, '23:59', zone) ?? null,
  since: null,
  href: goalItemPath(goalId, id),
  verb: 'Finish',
})

const allOf = (count: number) => (count === 2 ? 'both' : `all ${count}`)

export const goalsHome: Home = (actor) => {
  if (!isSwitchedOn(actor, 'Goals')) return alreadyRead(nothingToDo)
  const { timeZone } = actor
  return mapReading(joinReadings(dueGoalsReading(actor), dueItemsReading(actor, HOME_ROWS)), ([due, items]) => ({
    rows: [
      ...due.slice(0, HOME_ROWS).map((goal) => toDo(timeZone, goal)),
      ...items.map((item) => itemToDo(timeZone, item)),
    ],
    more: due.length > 1 ? { href: '/goals/check-in', label: `Check in on ${allOf(due.length)} goals` } : null,
  }))
}
