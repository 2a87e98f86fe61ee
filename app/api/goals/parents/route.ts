import { everyColleague } from '@/lib/access/declaration'
import { memberRoute, whileTyping } from '@/lib/access/route'
import { listParentGoals } from '@/lib/goals/queries/get-goal-form'
import { parentGoalSchema } from '@/lib/goals/schema'

/** What a picker suggests where somebody says which goal another lies under. */
export const GET = memberRoute(
  parentGoalSchema,
  async (actor, filter) => ({ goals: await listParentGoals(actor, filter) }),
  everyColleague('goals.read'),
  whileTyping,
)
