import 'server-only'
import { HOME_ROWS, nothingToDo, type Home, type ToDo } from '@/lib/access/home'
import { alreadyRead, mapReading } from '@/lib/platform/reading'
import { instantOf } from '@/lib/shared/zones'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'
import { dueGoalsReading, type DueGoal } from './queries/list-check-ins'
import { goalPath } from './rules/goal-paths'

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

const allOf = (count: number) => (count === 2 ? 'both' : `all ${count}`)

export const goalsHome: Home = (actor) => {
  if (!isSwitchedOn(actor, 'Goals')) return alreadyRead(nothingToDo)
  return mapReading(dueGoalsReading(actor), (due) => ({
    rows: due.slice(0, HOME_ROWS).map((goal) => toDo(actor.timeZone, goal)),
    more: due.length > 1 ? { href: '/goals/check-in', label: `Check in on ${allOf(due.length)} goals` } : null,
  }))
}
