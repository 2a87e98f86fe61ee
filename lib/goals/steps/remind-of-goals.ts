import 'server-only'
import type { DigestLine, Morning, Reminded } from '@/lib/access/digest-lines'
import { goalItemsDue } from '@/lib/goals/notices/goal-items-due'
import { goalsReminded, reminderInWords } from '@/lib/goals/notices/goals-reminded'
import { listRemindedItems, type DueGoalItem } from '@/lib/goals/queries/list-due-items'
import { listReminders, type RemindedGoal } from '@/lib/goals/queries/list-reminders'
import { goalItemPath, goalPath } from '@/lib/goals/rules/goal-paths'
import type { Tx } from '@/lib/platform/tx'
import type { Day } from '@/lib/shared/dates'
import { instantOf } from '@/lib/shared/zones'

const lineOf = (goal: RemindedGoal, day: Day, zone: string): DigestLine => ({
  about: 'Goal',
  title: goal.title,
  text: `${reminderInWords(goal)} · ${goal.progress}%`,
  dueAt: instantOf(goal.reminder === 'check-in' ? day : goal.endsOn, '23:59', zone) ?? null,
  ending: null,
  href: `${goalPath(goal.id)}?check-in=1`,
  verb: 'Check in',
})

const itemLine = ({ id, title, dueOn, goalId, goalTitle }: DueGoalItem, zone: string): DigestLine => ({
  about: 'Goal',
  title,
  text: `Action item of “${goalTitle}”`,
  dueAt: instantOf(dueOn, '23:59', zone) ?? null,
  ending: null,
  href: goalItemPath(goalId, id),
  verb: 'Finish',
})

export async function remindOfGoals(tx: Tx, member: Reminded, { day }: Morning): Promise<DigestLine[]> {
  const goals = await listReminders(tx, member.memberId, day)
  const items = await listRemindedItems(tx, member.memberId, day)
  await goalsReminded(tx, member, goals, day)
  await goalItemsDue(tx, member, items, day)
  return [...goals.map((goal) => lineOf(goal, day, member.zone)), ...items.map((item) => itemLine(item, member.zone))]
}
