import { othersRefused } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { summarizeFeedback } from '@/lib/reviews/results/commands/summarize-feedback'
import { summarizeFeedbackSchema } from '@/lib/reviews/results/schema'

export const POST = memberRoute(summarizeFeedbackSchema, summarizeFeedback, othersRefused('feedback.read'))
