import 'server-only'
import type { Reminded } from '@/lib/access/digest-lines'
import type { RemindedGoal } from '@/lib/goals/queries/list-reminders'
import { allDoneKey } from './goal-changed'
import type { GoalReminder } from '@/lib/goals/rules/check-ins'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { readTold, tell } from '@/lib/notifications/tell'
import type { Tx } from '@/lib/platform/tx'
import { dateOf, formatDate, type Day } from '@/lib/shared/dates'

const dayInWords = (day: Day) => formatDate(dateOf(day), 'MMM DD, YYYY', 'UTC')

const words: Record<GoalReminder, (goal: RemindedGoal) => string> = {
  'check-in': () => 'Check-in due',
  'ends-soon': ({ endsOn }) => `Ends ${dayInWords(endsOn)}`,
  overdue: ({ endsOn }) => `Ended ${dayInWords(endsOn)}`,
}

export const reminderInWords = (goal: RemindedGoal) => words[goal.reminder](goal)

const remindedKey = (id: string) => `goal.reminded:${id}:`

export const goalsReminded = (tx: Tx, { memberId, workspaceId }: Reminded, goals: readonly RemindedGoal[], day: Day) =>
  tell(
    tx,
    workspaceId,
    goals.map((goal) => ({
      memberId,
      type: 'Goal',
      objectId: goal.id,
      key: `${remindedKey(goal.id)}${day}`,
      message: `${reminderInWords(goal)}: ${goal.title}`,
      link: `${goalPath(goal.id)}?check-in=1`,
      isProductOnly: true,
    })),
  )

type Goal = { id: string; workspaceId: string; peopleIds: readonly string[] }

const readFor = (tx: Tx, { workspaceId, peopleIds: memberIds }: Goal, keys: string[]) =>
  readTold(tx, workspaceId, { memberIds, keys })

/** `goal.checked-in`: a check-in of one does it for all. */
export const goalCheckedIn = (tx: Tx, goal: Goal) => readFor(tx, goal, [remindedKey(goal.id)])

/** `goal.ended`: closed or archived, a goal asks for nothing. */
export const goalEnded = (tx: Tx, goal: Goal) => readFor(tx, goal, [remindedKey(goal.id), allDoneKey(goal.id)])
