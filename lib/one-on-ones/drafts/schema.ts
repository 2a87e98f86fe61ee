// Drafts of a pair are what AI makes of what the two wrote: the summary of a one-on-one, and talking points for the next.
// This part owns no table. It reads what both may read, and never what one of them wrote for themselves.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'

/** `pressId` tells one press from another: the same one twice is one request. */
export const draftTalkingPointsSchema = z.object({ id: idSchema, pressId: idSchema })
export type DraftTalkingPointsInput = z.infer<typeof draftTalkingPointsSchema>
