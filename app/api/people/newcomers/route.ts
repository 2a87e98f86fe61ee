import { othersRefused } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { getAddition } from '@/lib/reviews/respondents/queries/get-addition'
import { newcomersSchema } from '@/lib/reviews/respondents/schema'

/** How many a choice of people, teams and tags adds to feedback that was sent, before they are asked. */
export const GET = memberRoute(newcomersSchema, getAddition, othersRefused('feedback.run'))
