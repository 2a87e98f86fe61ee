// Results are figures, texts and people of a review, as far as the reader may see them. This part owns no table. It
// refuses any figure that would identify somebody.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { Relationship } from '@/lib/platform/generated/prisma/enums'
import { searchText } from '@/lib/shared/search-text'
import { textUpTo } from '@/lib/shared/text-schema'
import { releaseLimits } from '@/lib/reviews/model/rules/release'

export const detailTabs = ['summary', 'team', 'invited', 'answers'] as const
export type DetailTab = (typeof detailTabs)[number]

/** Sort orders of the people asked and of the answers; the first is the default. */
export const peopleOrders = ['name', 'group', 'state'] as const
export type PeopleOrder = (typeof peopleOrders)[number]
export const answerOrders = ['newest', 'name'] as const
export type AnswerOrder = (typeof answerOrders)[number]

/** Parsed from the URL. */
export const resultsFilterSchema = z.object({
  tab: z.enum(detailTabs).catch('summary'),
  question: idSchema.optional().catch(undefined),
  /** For example `peer`. */
  group: z.string().toUpperCase().pipe(z.enum(Relationship)).optional().catch(undefined),
  search: searchText(),
  sort: z
    .enum([...peopleOrders, ...answerOrders])
    .optional()
    .catch(undefined),
  after: z.string().max(100).optional().catch(undefined),
  /** First question of the page in a long form. */
  from: z.coerce.number().int().min(1).max(100).catch(1),
})
export type ResultsFilter = z.infer<typeof resultsFilterSchema>

export const orderOf = <Order extends string>(orders: readonly [Order, ...Order[]], sort: string | undefined): Order =>
  orders.find((order) => order === sort) ?? orders[0]

export const aboutMeFilterSchema = z.object({
  tab: z.enum(['profile', 'feedback']).catch('profile'),
  search: searchText(),
  after: z.string().max(100).optional().catch(undefined),
})
export type AboutMeFilter = z.infer<typeof aboutMeFilterSchema>

export const releaseReviewSchema = z.object({
  id: idSchema,
  note: textUpTo(releaseLimits.note, 'The note').default(''),
})
export type ReleaseReviewInput = z.input<typeof releaseReviewSchema>

export const answerIdSchema = z.object({ id: idSchema })
export type AnswerIdInput = z.infer<typeof answerIdSchema>

export const hideAnswerSchema = z.object({
  id: idSchema,
  reason: textUpTo(releaseLimits.reason, 'The reason').min(1, 'Say why it should not be read.'),
})
export type HideAnswerInput = z.infer<typeof hideAnswerSchema>

export const acknowledgeReviewSchema = z.object({
  id: idSchema,
  comment: textUpTo(releaseLimits.comment, 'Your words'),
})
export type AcknowledgeReviewInput = z.infer<typeof acknowledgeReviewSchema>

export const shareReviewSchema = z.object({ id: idSchema, memberId: z.uuid('Choose someone.') })
export type ShareReviewInput = z.infer<typeof shareReviewSchema>

export const unshareReviewSchema = z.object({ id: idSchema, memberId: idSchema })
export type UnshareReviewInput = z.infer<typeof unshareReviewSchema>

/** `pressId` makes a repeated press one request. */
export const summarizeFeedbackSchema = z.object({ id: idSchema, pressId: idSchema })
export type SummarizeFeedbackInput = z.infer<typeof summarizeFeedbackSchema>
