import { othersRefused } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { tellUnsubscribed } from '@/lib/reviews/respondents/queries/list-outside-waiting'
import { askOutsidersSchema } from '@/lib/reviews/respondents/schema'

/** The unsubscribed addresses among these. A POST, so addresses stay out of access logs. */
export const POST = memberRoute(askOutsidersSchema, tellUnsubscribed, othersRefused('feedback.run'))
