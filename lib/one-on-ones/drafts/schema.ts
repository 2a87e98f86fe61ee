// AI drafts the summary of a one-on-one and the next talking points from what both people wrote. This part owns no
// table and never reads private notes.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'

export const draftTalkingPointsSchema = z.object({ id: idSchema, pressId: idSchema })
export type DraftTalkingPointsInput = z.infer<typeof draftTalkingPointsSchema>
