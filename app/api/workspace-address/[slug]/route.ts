import { anybody } from '@/lib/access/declaration'
import { findPerson } from '@/lib/access/person'
import { publicRoute } from '@/lib/access/route'
import { getSlugFault } from '@/lib/workspaces/queries'
import { slugParamsSchema } from '@/lib/workspaces/schema'

/** Whether a workspace address is available. */
export const GET = publicRoute(
  slugParamsSchema,
  async (_visitor, params) => getSlugFault(await findPerson(), params),
  anybody,
)
