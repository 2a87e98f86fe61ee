import { othersRefused } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { getRefusedGoals } from '@/lib/goals/imports/queries/get-goal-import'
import { goalImportIdSchema } from '@/lib/goals/imports/schema'

/** The skipped rows with reasons, to correct and import again. */
export const GET = memberRoute(
  goalImportIdSchema,
  async (actor, { id }) => {
    const { file, headers } = await getRefusedGoals(actor, id)
    return new Response(file, { headers })
  },
  othersRefused('goals.import'),
)
