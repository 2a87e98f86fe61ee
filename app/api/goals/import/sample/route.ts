import { everybody } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { getGoalSample } from '@/lib/goals/imports/queries/get-goal-import'
import { goalSampleSchema } from '@/lib/goals/imports/schema'

/** A sample with every column. */
export const GET = memberRoute(
  goalSampleSchema,
  async (actor) => {
    const { file, headers } = getGoalSample(actor)
    return new Response(file, { headers })
  },
  everybody('goals.import'),
)
