import { everyColleague } from '@/lib/access/declaration'
import { memberRoute, whileTyping } from '@/lib/access/route'
import { listChildren } from '@/lib/goals/queries/list-children'
import { goalIdSchema } from '@/lib/goals/schema'

export const GET = memberRoute(
  goalIdSchema,
  async (actor, { id }) => ({ goals: (await listChildren(actor, id)).rows }),
  everyColleague('goals.read'),
  whileTyping,
)
