import { othersRefused } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { summarizeFeedback } from '@/lib/reviews/results/commands/summarize-feedback'
import { summarizeFeedbackSchema } from '@/lib/reviews/results/schema'

/** Drafts a summary of feedback that was released to the person who asks. */
export const POST = memberRoute(summarizeFeedbackSchema, summarizeFeedback, othersRefused('feedback.read'))
