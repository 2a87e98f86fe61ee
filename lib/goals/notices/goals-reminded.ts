import 'server-only'
import type { RemindedGoal } from '@/lib/goals/queries/list-reminders'
import type { GoalReminder } from '@/lib/goals/rules/check-ins'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { queueMail } from '@/lib/notifications/outbox'
import { tell } from '@/lib/notifications/tell'
import { addressIn } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { dateOf, formatDate, type Day } from '@/lib/shared/dates'

type Person = { memberId: string; workspaceId: string; workspaceName: string; email: string; name: string }

const dayInWords = (day: Day) => formatDate(dateOf(day), 'MMM DD, YYYY', 'UTC')

const words: Record<GoalReminder, (goal: RemindedGoal) => string> = {
  'check-in': () => 'Check-in due',
  'ends-soon': ({ endsOn }) => `Ends ${dayInWords(endsOn)}`,
  overdue: ({ endsOn }) => `Ended ${dayInWords(endsOn)}`,
}

/** `goal.reminded`: one person of all that is due this morning: a line for each goal, and one mail. */
export async function goalsReminded(tx: Tx, person: Person, goals: readonly RemindedGoal[], day: Day) {
  const { memberId, workspaceId, workspaceName, email: address, name } = person
  await tell(
    tx,
    workspaceId,
    goals.map((goal) => ({
      memberId,
      type: 'Goal',
      key: `goal.reminded:${goal.id}:${day}`,
      message: `${words[goal.reminder](goal)}: ${goal.title}`,
      link: `${goalPath(goal.id)}?check-in=1`,
      isProductOnly: true,
    })),
  )
  const lines = goals.map((goal) => ({
    title: goal.title,
    text: `${words[goal.reminder](goal)} · ${goal.progress}%`,
    link: addressIn(workspaceId, goalPath(goal.id)),
  }))
  const props = { lines, link: addressIn(workspaceId, '/goals/check-in'), workspaceName }
  await queueMail(tx, workspaceId, [
    { event: 'goal.reminded', key: `${memberId}:${day}`, to: { address, name }, props },
  ])
}
