import { memberRoute } from '@/lib/access/route'
import { getAddition } from '@/lib/reviews/running/respondents/newcomers/addition/queries'
import { newcomersSchema } from '@/lib/reviews/running/respondents/newcomers/schema'

/** How many a choice of people, teams and tags adds to feedback that was sent, before they are asked. */
export const GET = memberRoute(newcomersSchema, getAddition)
