import { everyColleague } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { getPicture } from '@/lib/members/pictures/queries'
import { pictureIdSchema } from '@/lib/members/pictures/schema'
import type { Limit } from '@/lib/platform/rate-limit'
import { pictureHeaders } from '@/lib/shared/routes'

// A page of people asks for fifty at once, and a browser asks only once for each.
const perPerson: Limit = { name: 'pictures', points: 2000, seconds: 60 }

/** The photo of somebody in the workspace. */
export const GET = memberRoute(
  pictureIdSchema,
  async (actor, { id }) => new Response(await getPicture(actor, id), { headers: pictureHeaders }),
  everyColleague('people.see'),
  perPerson,
)
