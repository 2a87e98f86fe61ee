import { anybody } from '@/lib/access/declaration'
import { publicRoute } from '@/lib/access/route'
import { pictureIdSchema } from '@/lib/members/pictures/schema'
import type { Limit } from '@/lib/platform/rate-limit'
import { pictureHeaders } from '@/lib/shared/routes'
import { getLogo } from '@/lib/workspaces/logos/queries'

// A whole company may share an address, and browsers cache logos.
const perAddress: Limit = { name: 'logo-files', points: 2000, seconds: 60 }

/** Public, because invited people and external reviewers see it. */
export const GET = publicRoute(
  pictureIdSchema,
  async (_visitor, { id }) => new Response(await getLogo(id), { headers: pictureHeaders }),
  anybody,
  perAddress,
)
