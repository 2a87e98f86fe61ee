import { othersFindNothing } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { getFile } from '@/lib/reviews/exports/queries/get-exported'
import { exportIdSchema } from '@/lib/reviews/exports/schema'

export const GET = memberRoute(
  exportIdSchema,
  async (actor, { id }) => {
    const { file, headers } = await getFile(actor, id)
    return new Response(file, { headers })
  },
  othersFindNothing('feedback.read'),
)
