import { adminsOnly } from '@/lib/access/declaration'
import { memberRoute, whileTyping } from '@/lib/access/route'
import { listParentChoices } from '@/lib/teams/tree/queries/parent-choices'
import { parentFilterSchema } from '@/lib/teams/tree/schema'

/** Suggestions of the parent picker. */
export const GET = memberRoute(
  parentFilterSchema,
  async (actor, filter) => ({
    teams: await listParentChoices(actor, filter),
  }),
  adminsOnly('teams.shape'),
  whileTyping,
)
