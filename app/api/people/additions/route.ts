import { othersRefused } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { getAddition } from '@/lib/reviews/respondents/queries/get-addition'
import { additionSchema } from '@/lib/reviews/respondents/schema'

/** How many people an addition would invite. */
export const GET = memberRoute(additionSchema, getAddition, othersRefused('feedback.run'))
