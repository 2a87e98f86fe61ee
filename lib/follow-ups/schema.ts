// A follow-up is a meeting about goals, feedback or anything else, with decisions and next steps. This module owns its
// subjects, decisions, comments and next steps. Only attendees read it; its goals and feedback keep their own access.
import { z } from 'zod'
import { meetingLimits, type MeetingScope } from '@/lib/meetings/rules/meeting-scope'
import { checkTiming, meetFields, newLinksSchema, scopeSchema, timingFields } from '@/lib/meetings/schema'
import { FollowUpType } from '@/lib/platform/generated/prisma/enums'
import { idSchema, madeIdSchema } from '@/lib/shared/id'
import { searchText } from '@/lib/shared/search-text'
import { lineUpTo, textUpTo, visibleText } from '@/lib/shared/text-schema'
import { followUpLimits, followUpTabs } from './rules'

export const followUpListSchema = z.object({
  tab: z.enum(followUpTabs).catch('upcoming'),
  person: idSchema.optional().catch(undefined),
  goal: idSchema.optional().catch(undefined),
  review: idSchema.optional().catch(undefined),
  search: searchText(),
  after: z.string().max(100).optional().catch(undefined),
})
export type FollowUpListFilter = z.infer<typeof followUpListSchema>

export const newFollowUpSchema = z.object({
  goal: idSchema.optional().catch(undefined),
  review: idSchema.optional().catch(undefined),
  with: idSchema.optional().catch(undefined),
})
export type NewFollowUpFilter = z.infer<typeof newFollowUpSchema>

export const editedFollowUpSchema = z.object({ id: idSchema.optional().catch(undefined) })

const idsUpTo = (most: number, what: string) =>
  z
    .array(idSchema)
    .max(most, `A follow-up can have at most ${most} ${what}.`)
    .transform((ids) => [...new Set(ids)])

const fields = {
  type: z.enum(FollowUpType),
  title: lineUpTo(meetingLimits.title, 'A title').min(1, 'Enter a title.'),
  description: textUpTo(meetingLimits.description, 'The agenda'),
  attendeeIds: idsUpTo(meetingLimits.attendees, 'attendees'),
  goalIds: idsUpTo(followUpLimits.goals, 'goals'),
  reviewIds: idsUpTo(followUpLimits.reviews, 'forms'),
  ...timingFields,
  ...meetFields,
}

type Fields = z.infer<z.ZodObject<typeof fields>> & { scope?: MeetingScope }

function checkTogether(followUp: Fields, context: z.RefinementCtx) {
  const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  checkTiming(followUp, context)
  if (followUp.attendeeIds.length === 0) refuse('attendeeIds', 'Choose who to meet.')
  if (followUp.type === 'Goal' && followUp.goalIds.length === 0) refuse('goalIds', 'Choose a goal.')
  if (followUp.type === 'Review' && followUp.reviewIds.length === 0) refuse('reviewIds', 'Choose the feedback.')
}

const newFields = { ...fields, links: newLinksSchema }

export const followUpFieldsSchema = z.object({ ...newFields, scope: scopeSchema }).superRefine(checkTogether)
export type FollowUpFieldsInput = z.input<typeof followUpFieldsSchema>

export const scheduleFollowUpSchema = z.object({ ...newFields, madeId: madeIdSchema }).superRefine(checkTogether)
export type ScheduleFollowUpInput = z.infer<typeof scheduleFollowUpSchema>

export const editFollowUpSchema = z
  .object({ ...fields, id: idSchema, version: z.number().int().min(1), scope: scopeSchema })
  .superRefine(checkTogether)
export type EditFollowUpInput = z.infer<typeof editFollowUpSchema>

const decisionsText = textUpTo(followUpLimits.decisions, 'The decisions')

/** `seen` is the decisions when the form was opened. */
export const writeDecisionsSchema = z.object({ id: idSchema, seen: decisionsText, decisions: decisionsText })
export type WriteDecisionsInput = z.infer<typeof writeDecisionsSchema>

export const streamFollowUpSchema = z.object({ id: idSchema })
export type StreamFollowUpInput = z.infer<typeof streamFollowUpSchema>

const commentText = textUpTo(followUpLimits.comment, 'A comment').min(1, 'Write a comment.')

export const commentOnFollowUpSchema = z.object({ madeId: madeIdSchema, id: idSchema, comment: commentText })
export type CommentOnFollowUpInput = z.infer<typeof commentOnFollowUpSchema>

export const editFollowUpCommentSchema = z.object({ id: idSchema, commentId: idSchema, comment: commentText })
export type EditFollowUpCommentInput = z.infer<typeof editFollowUpCommentSchema>

export const deleteFollowUpCommentSchema = z.object({ id: idSchema, commentId: idSchema })
export type DeleteFollowUpCommentInput = z.infer<typeof deleteFollowUpCommentSchema>

const emptyAsNull = (text: string | null) => (text === '' ? null : text)

const stepFields = {
  title: lineUpTo(followUpLimits.item, 'A next step').min(1, 'Enter a next step.'),
  ownerId: z
    .union([idSchema, z.literal('')])
    .nullable()
    .transform(emptyAsNull),
  dueOn: z
    .union([z.iso.date('Choose a date, or none.'), z.literal('')])
    .nullable()
    .transform(emptyAsNull),
}

export const addNextStepSchema = z.object({ ...stepFields, madeId: madeIdSchema, id: idSchema })
export type AddNextStepInput = z.infer<typeof addNextStepSchema>

export const editNextStepSchema = z.object({
  ...stepFields,
  id: idSchema,
  itemId: idSchema,
  /** The values the form opened with, so that changes of others stay. */
  seen: z.object({ title: visibleText(), ownerId: z.string(), dueOn: z.string() }).optional(),
})
export type EditNextStepInput = z.infer<typeof editNextStepSchema>

export const tickNextStepSchema = z.object({ id: idSchema, itemId: idSchema, isDone: z.boolean() })
export type TickNextStepInput = z.infer<typeof tickNextStepSchema>

export const removeNextStepSchema = z.object({ id: idSchema, itemId: idSchema })
export type RemoveNextStepInput = z.infer<typeof removeNextStepSchema>
