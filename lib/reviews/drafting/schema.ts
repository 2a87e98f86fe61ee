// A draft is a form before it is sent: begun empty, from a format or as a copy of an earlier form without its dates. It
// refuses forms of other creators, and a version that another tab has saved over.
import { z } from 'zod'
import { searchText } from '@/lib/shared/search-text'
import { formatKeys } from './rules/format-keys'
import { idSchema, madeIdSchema } from '@/lib/shared/id'
import { formContentSchema } from '@/lib/reviews/model/schema'

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

export const startReviewSchema = z.object({ madeId: madeIdSchema, content: formContentSchema })
export type StartReviewInput = z.infer<typeof startReviewSchema>

export const saveDraftSchema = z.object({ id: idSchema, version: z.number().int().min(1), content: formContentSchema })
export type SaveDraftInput = z.infer<typeof saveDraftSchema>

export const publishReviewSchema = z.object({ id: idSchema, version: z.number().int().min(1) })
export type PublishReviewInput = z.infer<typeof publishReviewSchema>
