// Crowds are the teams and tags a form that repeats asks for as a whole: each round asks whoever is in them by then, beside
// those it asks by name. They stand in the form of the newest round, and refuse to bring back whoever left the series.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'

/** The review, and the team or tag it is about. */
export const unfollowCrowdSchema = z.object({ id: idSchema, crowdId: idSchema })
export type UnfollowCrowdInput = z.infer<typeof unfollowCrowdSchema>
