import 'server-only'
import type { DigestLine, Morning, Reminded } from '@/lib/access/digest-lines'
import { goalsReminded, reminderInWords } from '@/lib/goals/notices/goals-reminded'
import { listReminders, type RemindedGoal } from '@/lib/goals/queries/list-reminders'
import { goalPath } from '@/lib/goals/rules/goal-paths'
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

export async function remindOfGoals(tx: Tx, member: Reminded, { day }: Morning): Promise<DigestLine[]> {
  const goals = await listReminders(tx, member.memberId, day)
  await goalsReminded(tx, member, goals, day)
  return goals.map((goal) => lineOf(goal, day, member.zone))
}
