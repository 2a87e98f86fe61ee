import { anybody } from '@/lib/access/declaration'
import { publicRoute } from '@/lib/access/route'
import { readCalendarFeed } from '@/lib/meetings/feed/queries'
import { readFeedSchema } from '@/lib/meetings/feed/schema'
import type { Limit } from '@/lib/platform/rate-limit'

// A calendar provider's servers fetch for all its users.
const perAddress: Limit = { name: 'calendar-feed', points: 1200, seconds: 60 }

const headers = { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' }

/** A member's calendar feed; the address holds the secret. */
export const GET = publicRoute(
  readFeedSchema,
  async (_visitor, { token }) => new Response(await readCalendarFeed(token), { headers }),
  anybody,
  perAddress,
)
