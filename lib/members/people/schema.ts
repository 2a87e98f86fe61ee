// The people of a workspace, as the others find them and as Admins look after them: whom a change is about, and what
// others call them. It refuses to name somebody who has a place in another workspace too: their name is their own there.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { isStorable, UNSTORABLE } from '@/lib/shared/text'
import { firstNameSchema, lastNameSchema } from '@/lib/members/schema'

/** Decisions, section 11; at once is a page of the list, and some more. */
const peopleLimits = { jobTitle: 100, atOnce: 100 } as const

/** Those a change is about, each once. */
export const peopleIdsSchema = z
  .array(idSchema)
  .min(1, 'Choose somebody first.')
  .max(peopleLimits.atOnce, `Choose at most ${peopleLimits.atOnce} people at once.`)
  .transform((ids) => [...new Set(ids)])

export const editPersonSchema = z.object({
  id: idSchema,
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  jobTitle: z
    .string()
    .trim()
    .max(peopleLimits.jobTitle, `A job title may have at most ${peopleLimits.jobTitle} characters.`)
    .regex(/^\P{Cc}*$/u, 'A job title is one line of text.')
    .refine(isStorable, UNSTORABLE),
  /** What the form was opened with, so that what another changed meanwhile stays. */
  seen: z.object({ firstName: z.string().trim(), lastName: z.string().trim(), jobTitle: z.string().trim() }).optional(),
})
export type EditPersonInput = z.infer<typeof editPersonSchema>
