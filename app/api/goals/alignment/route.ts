import { everybody } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { getWholeAlignment } from '@/lib/goals/queries/get-alignment'
import { alignmentSchema } from '@/lib/goals/schema'
import type { Limit } from '@/lib/platform/rate-limit'

/** Up to two thousand goals, each with whose it is and why it is late. */
const perPerson: Limit = { name: 'whole-alignment', points: 30, seconds: 60 }

/** A page of the tree with all levels. */
export const GET = memberRoute(alignmentSchema, getWholeAlignment, everybody('goals.read'), perPerson)
