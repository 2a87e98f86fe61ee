import { othersFindNothing } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { summarizeFollowUp } from '@/lib/follow-ups/commands/summarize-follow-up'
import { summarizeMeetingSchema } from '@/lib/meetings/summaries/schema'

/**
 * Has a summary of a follow-up drafted. A route and no action: actions of one page wait for each other, and nothing that
 * somebody saves meanwhile may wait for an AI service.
 */
export const POST = memberRoute(summarizeMeetingSchema, summarizeFollowUp, othersFindNothing('follow-ups.write'))
