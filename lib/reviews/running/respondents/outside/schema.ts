// People outside are asked later, too: by their address, in a review that runs, within the plan of the workspace. Each
// gets a link of their own; who had been taken out gets theirs back.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { limits } from '@/lib/reviews/limits/rules'

export const askOutsidersSchema = z.object({
  id: idSchema,
  emails: z
    .array(z.string().max(limits.address, `An e-mail address may have at most ${limits.address} characters.`))
    .min(1, 'Write at least one address.')
    .max(limits.externals, `At most ${limits.externals} people outside can be asked at once.`),
})
export type AskOutsidersInput = z.infer<typeof askOutsidersSchema>
