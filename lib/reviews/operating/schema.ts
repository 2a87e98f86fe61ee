// Operating a review is what its creator does between sending and releasing: pause, resume, close, reopen and edit. It
// never changes the questions.
import { upTo, closingFields } from '@/lib/reviews/model/schema'
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import { Anonymity, ReleaseMode } from '@/lib/platform/generated/prisma/enums'

export const runReviewSchema = z.object({ id: idSchema })
export type RunReviewInput = z.infer<typeof runReviewSchema>

export const reopenReviewSchema = z.object({ id: idSchema, ...closingFields })
export type ReopenReviewInput = z.infer<typeof reopenReviewSchema>

/** `edition` is the one the screen was opened with, so that two tabs cannot overwrite each other. */
export const editReviewSchema = z.object({
  id: idSchema,
  edition: z.string().max(64),
  title: upTo(limits.title, 'The title'),
  description: upTo(limits.description, 'The description'),
  ...closingFields,
  hasReminders: z.boolean(),
  seenBySubject: z.boolean(),
  seenByManager: z.boolean(),
  seenByAdmins: z.boolean(),
  anonymity: z.enum(Anonymity),
  releaseMode: z.enum(ReleaseMode),
})
export type EditReviewInput = z.infer<typeof editReviewSchema>

const manageTabs = ['settings', 'people', 'nominations'] as const
export type ManageTab = (typeof manageTabs)[number]

export const manageSchema = z.object({
  tab: z.enum(manageTabs).catch('settings'),
  person: idSchema.optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(20).catch(1),
})
export type ManageFilter = z.infer<typeof manageSchema>
