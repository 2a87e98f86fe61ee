import { memberRoute } from '@/lib/access/route'
import { getPicture } from '@/lib/members/pictures/queries'
import { pictureIdSchema } from '@/lib/members/pictures/schema'
import type { Limit } from '@/lib/platform/rate-limit'

// A page of people asks for fifty at once, and a browser asks only once for each.
const perPerson: Limit = { name: 'pictures', points: 2000, seconds: 60 }

const headers = {
  'content-type': 'image/webp',
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, max-age=31536000, immutable',
}

/** A photo or a logo. A new one has a new address, so browsers may keep what they have. */
export const GET = memberRoute(
  pictureIdSchema,
  async (actor, { id }) => new Response(await getPicture(actor, id), { headers }),
  perPerson,
)
