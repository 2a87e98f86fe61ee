// A nomination is a colleague whom the person a review is about proposes to be asked. The creator, or that person's
// manager, approves or declines each; the approved are asked like everybody else. Nobody is asked twice.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { limits } from '@/lib/reviews/model/rules/review-limits'

/** Everybody the subject wishes to propose, also those who are proposed already. */
export const nominatePeersSchema = z.object({
  id: idSchema,
  memberIds: z.array(idSchema).max(limits.proposals, `At most ${limits.proposals} people can be proposed.`),
})
export type NominatePeersInput = z.infer<typeof nominatePeersSchema>

export const decideNominationSchema = z.object({ id: idSchema, nominationId: idSchema })
export type DecideNominationInput = z.infer<typeof decideNominationSchema>
