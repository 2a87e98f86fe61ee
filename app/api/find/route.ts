import { everybody } from '@/lib/access/declaration'
import { memberRoute, whileTyping } from '@/lib/access/route'
import { findAnything } from '@/lib/dashboard/finding/queries'
import { findSchema } from '@/lib/dashboard/finding/schema'

export const GET = memberRoute(findSchema, findAnything, everybody('people.see'), whileTyping)
