// A respondent is somebody asked in one review. After sending, its creator adds, extends, reminds, replaces and removes
// them. Nothing a respondent wrote is ever deleted, and nothing reveals who answered an anonymous review.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import { MOST_ASKED, closingFields, upTo } from '@/lib/reviews/model/schema'
import { chosenRelationships } from '@/lib/reviews/model/rules/relationships'

export const addRespondentsSchema = z
  .object({
    id: idSchema,
    memberIds: z.array(idSchema).max(limits.respondents, MOST_ASKED),
    teamIds: z.array(idSchema).max(limits.groups, `Choose at most ${limits.groups} teams.`),
    tagIds: z.array(idSchema).max(limits.groups, `Choose at most ${limits.groups} tags.`),
  })
  .refine(({ memberIds, teamIds, tagIds }) => memberIds.length + teamIds.length + tagIds.length > 0, {
    path: ['memberIds'],
    message: 'Choose at least one person to ask.',
  })
export type AddRespondentsInput = z.infer<typeof addRespondentsSchema>

export const removeRespondentSchema = z.object({ id: idSchema, assigneeId: idSchema })
export type RemoveRespondentInput = z.infer<typeof removeRespondentSchema>

export const correctRelationshipSchema = removeRespondentSchema.extend({ relationship: z.enum(chosenRelationships) })
export type CorrectRelationshipInput = z.infer<typeof correctRelationshipSchema>

export const replaceRespondentSchema = removeRespondentSchema.extend({ memberId: idSchema })
export type ReplaceRespondentInput = z.infer<typeof replaceRespondentSchema>

export const extendRespondentSchema = removeRespondentSchema.extend(closingFields)
export type ExtendRespondentInput = z.infer<typeof extendRespondentSchema>

/** Without an assignee, it reminds all who have not answered. */
export const nudgeRespondentsSchema = z.object({ id: idSchema, assigneeId: idSchema.optional() })
export type NudgeRespondentsInput = z.infer<typeof nudgeRespondentsSchema>

export const askExternalReviewersSchema = z.object({
  id: idSchema,
  emails: z
    .array(upTo(limits.address, 'An e-mail address'))
    .min(1, 'Write at least one address.')
    .max(limits.externals, `At most ${limits.externals} external reviewers can be asked at once.`),
})
export type AskExternalReviewersInput = z.infer<typeof askExternalReviewersSchema>

const ids = (most: number) =>
  z
    .string()
    .max(most * 40)
    .default('')
    .transform((text) => text.split(',').filter((id) => id !== ''))
    .pipe(z.array(idSchema).max(most))

/** Parsed from the URL: ids separated by commas. */
export const additionSchema = z.object({
  id: idSchema,
  memberIds: ids(limits.countedNames),
  teamIds: ids(limits.groups),
  tagIds: ids(limits.groups),
})
export type AdditionInput = z.infer<typeof additionSchema>
