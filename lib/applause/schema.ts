// Applause is thanks to colleagues under a workspace category. This module owns applause, reactions, comments and
// categories. It refuses applause to the giver, and shows private applause only to the people in it.
import { z } from 'zod'
import { idSchema, madeIdSchema } from '@/lib/shared/id'
import { reportRanges } from '@/lib/shared/report-ranges'
import { searchText } from '@/lib/shared/search-text'
import { lineUpTo, textUpTo } from '@/lib/shared/text-schema'
import { applauseSides, applauseTabs } from './rules/applause-labels'
import { applauseLimits, tooManyThanked } from './rules/applause-limits'
import { reactionKinds } from './rules/reactions'

const noneOf = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined)

export const applauseListSchema = z.object({
  tab: z.enum(applauseTabs).catch('everyone'),
  category: noneOf(idSchema),
  person: noneOf(idSchema),
  side: noneOf(z.enum(applauseSides)),
  period: noneOf(z.enum(reportRanges)),
  search: searchText(100),
  after: noneOf(z.string().max(100)),
})
export type ApplauseListFilter = z.infer<typeof applauseListSchema>

/** The comment before which earlier ones are shown. */
export const applauseCommentsSchema = z.object({ after: noneOf(z.string().max(100)) })
export type ApplauseCommentsFilter = z.infer<typeof applauseCommentsSchema>

const peopleInAddress = z
  .string()
  .max(1000)
  .transform((ids) => ids.split(',').filter((id) => idSchema.safeParse(id).success))
  .catch([])
  .default([])

export const newApplauseSchema = z.object({ to: peopleInAddress, team: noneOf(idSchema) })
export type NewApplauseFilter = z.infer<typeof newApplauseSchema>

export const shownManagersSchema = z.object({ to: peopleInAddress })
export type ShownManagersInput = z.infer<typeof shownManagersSchema>

const words = textUpTo(applauseLimits.words, 'The message').min(1, 'Enter a message.')

export const applauseFieldsSchema = z.object({
  recipientIds: z
    .array(idSchema)
    .min(1, 'Choose who to thank.')
    .max(applauseLimits.recipients, tooManyThanked)
    .transform((ids) => [...new Set(ids)]),
  categoryId: z.uuid('Choose a category.'),
  words,
  isPublic: z.boolean(),
  toManager: z.boolean(),
})
export type ApplauseFieldsInput = z.input<typeof applauseFieldsSchema>

const mentionedIds = z
  .array(idSchema)
  .max(applauseLimits.mentions, `You can mention at most ${applauseLimits.mentions} people at once.`)
  .transform((ids) => [...new Set(ids)])

export const giveApplauseSchema = applauseFieldsSchema.extend({
  madeId: madeIdSchema,
  mentionedIds: mentionedIds.optional(),
})
export type GiveApplauseInput = z.infer<typeof giveApplauseSchema>

export const editApplauseSchema = z.object({ id: idSchema, words, mentionedIds: mentionedIds.optional() })
export type EditApplauseInput = z.infer<typeof editApplauseSchema>

export const applauseIdSchema = z.object({ id: idSchema })
export type ApplauseIdInput = z.infer<typeof applauseIdSchema>

export const reactToApplauseSchema = z.object({ id: idSchema, kind: z.enum(reactionKinds), isOn: z.boolean() })
export type ReactToApplauseInput = z.infer<typeof reactToApplauseSchema>

const comment = textUpTo(applauseLimits.comment, 'A comment').min(1, 'Write a comment.')

export const commentOnApplauseSchema = z.object({ madeId: madeIdSchema, id: idSchema, comment, mentionedIds })
export type CommentOnApplauseInput = z.infer<typeof commentOnApplauseSchema>

export const editApplauseCommentSchema = z.object({
  id: idSchema,
  commentId: idSchema,
  comment,
  mentionedIds: mentionedIds.optional(),
})
export type EditApplauseCommentInput = z.infer<typeof editApplauseCommentSchema>

export const deleteApplauseCommentSchema = z.object({ id: idSchema, commentId: idSchema })
export type DeleteApplauseCommentInput = z.infer<typeof deleteApplauseCommentSchema>

const categoryName = lineUpTo(applauseLimits.categoryName, 'A category').min(1, 'Enter a name.')

export const categoryFieldsSchema = z.object({ name: categoryName })

export const addCategorySchema = categoryFieldsSchema.extend({ madeId: madeIdSchema })
export type AddCategoryInput = z.infer<typeof addCategorySchema>

export const renameCategorySchema = categoryFieldsSchema.extend({ id: idSchema })
export type RenameCategoryInput = z.infer<typeof renameCategorySchema>

export const retireCategorySchema = z.object({ id: idSchema, isRetired: z.boolean() })
export type RetireCategoryInput = z.infer<typeof retireCategorySchema>

export const setWeeklyThanksSchema = z.object({ isOn: z.boolean() })
export type SetWeeklyThanksInput = z.infer<typeof setWeeklyThanksSchema>
