// The fields of a review that more than one of its forms has: words up to a limit, and a moment on the clock of a named
// place. They refuse what the database cannot hold and what is no date, time or zone, each in a sentence of its own.
import { z } from 'zod'
import { fullCount, isStorable, UNSTORABLE, onlyVisible } from '@/lib/shared/text'
import { isZone } from '@/lib/shared/zone-names'
import { limits } from './rules/review-limits'
import { idSchema } from '@/lib/shared/id'

/** Visible text of at most so many characters, not trimmed because its writer may be between two words. */
export const upTo = (max: number, what: string) =>
  z
    .string()
    .overwrite(onlyVisible)
    .max(max, `${what} may have at most ${fullCount(max)} characters.`)
    .refine(isStorable, UNSTORABLE)

/** A calendar day, or nothing where none is chosen. */
export const daySchema = z.string().regex(/^(\d{4}-\d{2}-\d{2})?$/, 'This is not a date.')

export const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'This is not a time.')

export const timeZoneSchema = z.string().max(64).refine(isZone, 'This time zone is not known.')

/** The ids of the people whose circles are asked for, parted by commas. */
export const circlesSchema = z.object({
  ids: z
    .string()
    .max(limits.subjects * 40)
    .transform((text) => text.split(','))
    .pipe(z.array(idSchema).max(limits.subjects)),
})
export type CirclesInput = z.infer<typeof circlesSchema>
