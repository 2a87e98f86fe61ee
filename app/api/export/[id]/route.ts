import { memberRoute } from '@/lib/access/route'
import { getFile } from '@/lib/reviews/results/exports/queries'
import { exportIdSchema } from '@/lib/reviews/results/exports/schema'

/** A finished file of results, for the one who asked for it. */
export const GET = memberRoute(exportIdSchema, async (actor, { id }) => {
  const { file, headers } = await getFile(actor, id)
  return new Response(file, { headers })
})
