import { othersRefused } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { tellUnsubscribed } from '@/lib/reviews/respondents/queries/list-external-waiting'
import { askExternalReviewersSchema } from '@/lib/reviews/respondents/schema'

/** The unsubscribed addresses among these. A POST, so addresses stay out of access logs. */
export const POST = memberRoute(askExternalReviewersSchema, tellUnsubscribed, othersRefused('feedback.run'))
