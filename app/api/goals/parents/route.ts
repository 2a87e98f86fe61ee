import { everyColleague } from '@/lib/access/declaration'
import { memberRoute, whileTyping } from '@/lib/access/route'
import { listParentGoals } from '@/lib/goals/queries/get-goal-form'
import { parentGoalSchema } from '@/lib/goals/schema'

/** Suggestions of the parent picker. */
export const GET = memberRoute(
  parentGoalSchema,
  async (actor, filter) => ({ goals: await listParentGoals(actor, filter) }),
  everyColleague('goals.read'),
  whileTyping,
)
