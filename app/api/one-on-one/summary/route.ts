import { othersFindNothing } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { summarizeMeetingSchema } from '@/lib/meetings/summaries/schema'
import { summarizeOneOnOne } from '@/lib/one-on-ones/drafts/commands/summarize-one-on-one'

/** Drafts a one-on-one summary. A route, so saves don't wait for it. */
export const POST = memberRoute(summarizeMeetingSchema, summarizeOneOnOne, othersFindNothing('one-on-ones.write'))
