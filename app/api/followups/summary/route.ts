import { othersFindNothing } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { summarizeFollowUp } from '@/lib/follow-ups/commands/summarize-follow-up'
import { summarizeMeetingSchema } from '@/lib/meetings/summaries/schema'

/**
 * Drafts a follow-up summary. A route, because actions of a page run one after another and the AI service would block
 * saves.
 */
export const POST = memberRoute(summarizeMeetingSchema, summarizeFollowUp, othersFindNothing('follow-ups.write'))
