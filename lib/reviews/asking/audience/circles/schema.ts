// A circle is who stands around one person as their teams tell: who manages them, who works beside them, who reports to
// them. It owns nothing; what somebody is to the person a form is about is read from it, and may be put right there.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { limits } from '@/lib/reviews/limits/rules'

/** The ids of the people whose circles are asked for, parted by commas. */
export const circlesSchema = z.object({
  ids: z
    .string()
    .max(limits.subjects * 40)
    .transform((text) => text.split(','))
    .pipe(z.array(idSchema).max(limits.subjects)),
})
export type CirclesInput = z.infer<typeof circlesSchema>
