import { memberRoute } from '@/lib/access/route'
import { findAnything } from '@/lib/dashboard/finding/queries'
import { findSchema } from '@/lib/dashboard/finding/schema'
import type { Limit } from '@/lib/platform/rate-limit'

/** It is asked while somebody types, and that is not to stand in the way of what they do with what they find. */
const perTyping: Limit = { name: 'find', points: 120, seconds: 60 }

/** What the palette finds for what was typed. */
export const GET = memberRoute(findSchema, findAnything, perTyping)
