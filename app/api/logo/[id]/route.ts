import { anybody } from '@/lib/access/declaration'
import { publicRoute } from '@/lib/access/route'
import { pictureIdSchema } from '@/lib/members/pictures/schema'
import type { Limit } from '@/lib/platform/rate-limit'
import { pictureHeaders } from '@/lib/shared/routes'
import { getLogo } from '@/lib/workspaces/logos/queries'

// A whole company may come from one address, and a browser asks only once for each.
const perAddress: Limit = { name: 'logo-files', points: 2000, seconds: 60 }

/** The logo of a workspace, for people outside and invited ones as well. */
export const GET = publicRoute(
  pictureIdSchema,
  async (_visitor, { id }) => new Response(await getLogo(id), { headers: pictureHeaders }),
  anybody,
  perAddress,
)
