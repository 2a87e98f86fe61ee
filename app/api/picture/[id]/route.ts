import { everyColleague } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { getPicture } from '@/lib/members/pictures/queries'
import { pictureIdSchema } from '@/lib/members/pictures/schema'
import type { Limit } from '@/lib/platform/rate-limit'

// A page of people loads fifty pictures, then browsers cache them.
const perPerson: Limit = { name: 'pictures', points: 2000, seconds: 60 }

export const GET = memberRoute(
  pictureIdSchema,
  async (actor, { id }) => {
    const { file, headers } = await getPicture(actor, id)
    return new Response(file, { headers })
  },
  everyColleague('people.see'),
  perPerson,
)
