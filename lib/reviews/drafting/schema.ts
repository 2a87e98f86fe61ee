// An earlier form is one that somebody wrote before, sent or not. This part copies it into a draft or a template,
// without its dates; it refuses forms of other creators.
import { z } from 'zod'
import { searchText } from '@/lib/shared/search-text'
import { formatKeys } from './rules/format-keys'
import { idSchema, madeIdSchema } from '@/lib/shared/id'

export const startPlaces = ['formats', 'templates', 'forms'] as const
export type StartPlace = (typeof startPlaces)[number]

export const startSchema = z.object({
  from: z.enum(startPlaces).catch('formats'),
  /** The chosen format, which is not stored before the first edit. */
  format: z.enum(formatKeys).optional().catch(undefined),
  search: searchText(),
  after: z.string().max(100).optional().catch(undefined),
})
export type StartFilter = z.infer<typeof startSchema>

export const copyReviewSchema = z.object({ id: idSchema, madeId: madeIdSchema })
export type CopyReviewInput = z.infer<typeof copyReviewSchema>

export const copyRoundSchema = z.object({ id: idSchema, madeId: madeIdSchema })
export type CopyRoundInput = z.infer<typeof copyRoundSchema>
