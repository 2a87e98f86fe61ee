import { othersRefused } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { tellUnsubscribed } from '@/lib/reviews/respondents/queries/list-outside-waiting'
import { askOutsidersSchema } from '@/lib/reviews/respondents/schema'

/** Those of some addresses that want no mail, marked as they are written. It only reads: a GET would leave them in the logs it passes. */
export const POST = memberRoute(askOutsidersSchema, tellUnsubscribed, othersRefused('feedback.run'))
