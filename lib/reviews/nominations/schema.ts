// A nomination is a colleague the subject nominates as a respondent. The creator or the subject's manager approves
// or declines each; the approved are asked like everybody else, and nobody twice.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { limits } from '@/lib/reviews/model/rules/review-limits'

/** `memberIds` is the whole list, with those already nominated. */
export const nominatePeersSchema = z.object({
  id: idSchema,
  memberIds: z.array(idSchema).max(limits.proposals, `At most ${limits.proposals} people can be nominated.`),
})
export type NominatePeersInput = z.infer<typeof nominatePeersSchema>

export const decideNominationSchema = z.object({ id: idSchema, nominationId: idSchema })
export type DecideNominationInput = z.infer<typeof decideNominationSchema>
