// The fields that several forms of a review share: limited text, and a moment in a time zone. They refuse what the
// database cannot store and invalid dates, times and zones, each with its own message.
import { z } from 'zod'
import { fullCount, isStorable, UNSTORABLE, onlyVisible } from '@/lib/shared/text'
import { isZone } from '@/lib/shared/zone-names'
import { limits } from './rules/review-limits'
import { idSchema } from '@/lib/shared/id'

/** Not trimmed, because its writer may be between two words. */
export const upTo = (max: number, what: string) =>
  z
    .string()
    .overwrite(onlyVisible)
    .max(max, `${what} may have at most ${fullCount(max)} characters.`)
    .refine(isStorable, UNSTORABLE)

/** Empty where no day is chosen. */
export const daySchema = z.string().regex(/^(\d{4}-\d{2}-\d{2})?$/, 'This is not a date.')

export const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'This is not a time.')

export const timeZoneSchema = z.string().max(64).refine(isZone, 'This time zone is not known.')

/** Member ids, separated by commas. */
export const circlesSchema = z.object({
  ids: z
    .string()
    .max(limits.subjects * 40)
    .transform((text) => text.split(','))
    .pipe(z.array(idSchema).max(limits.subjects)),
})
export type CirclesInput = z.infer<typeof circlesSchema>
