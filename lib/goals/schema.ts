// A goal is something to reach by a day, with a status and a progress. This module owns goals, their key results,
// items, links, people and timeline. It refuses parent cycles, stale edits and changes of archived goals.
import { z } from 'zod'
import {
  GoalFrequency,
  GoalLinkKind,
  GoalStatus,
  GoalType,
  GoalView,
  GoalVisibility,
  ProgressSource,
} from '@/lib/platform/generated/prisma/enums'
import { idSchema, madeIdSchema } from '@/lib/shared/id'
import { goalLimits } from './rules/goal-limits'
import { goalPeriods, goalSorts, statusFilters } from './rules/goal-labels'
import { goalTabs } from './rules/goal-tabs'
import { numberWithin } from '@/lib/shared/number-schema'
import { searchText } from '@/lib/shared/search-text'
import { webAddress } from '@/lib/shared/https-link'
import { lineUpTo, textUpTo } from '@/lib/shared/text-schema'

export const goalListSchema = z.object({
  tab: z.enum(goalTabs).catch('all'),
  search: searchText(),
  status: z.enum(statusFilters).optional().catch(undefined),
  person: idSchema.optional().catch(undefined),
  team: idSchema.optional().catch(undefined),
  period: z.enum(goalPeriods).optional().catch(undefined),
  sort: z.enum(goalSorts).catch('updated'),
  after: z.string().max(300).optional().catch(undefined),
})
export type GoalListFilter = z.infer<typeof goalListSchema>

export const chooseGoalViewSchema = z.object({ view: z.enum(GoalView) })
export type ChooseGoalViewInput = z.infer<typeof chooseGoalViewSchema>

const daySchema = (wrong: string, late = 'Choose a year before 3000.') =>
  z.iso.date({ error: ({ input }) => (/^\d{5}/.test(`${input}`) ? late : wrong) }).refine((day) => day < '3000', late)

const dayOrNone = z.union([daySchema('Choose a date, or none.'), z.literal('')]).nullable()

const idOrNone = z
  .union([idSchema, z.literal('')])
  .nullable()
  .transform((id) => (id === '' ? null : id))

const numberSchema = numberWithin(goalLimits.number)

const weightSchema = numberSchema.pipe(
  z
    .number()
    .int('A weight is a whole number.')
    .min(0, 'A weight is at least 0.')
    .max(goalLimits.weight, `A weight is at most ${goalLimits.weight}.`),
)

const percentSchema = numberSchema.pipe(
  z.number().int('Enter a whole percent.').min(0, 'Progress is at least 0.').max(100, 'Progress is at most 100.'),
)

export const keyResultSchema = z.object({
  id: idSchema.optional(),
  title: lineUpTo(goalLimits.keyResultTitle, 'A key result').min(1, 'Name this key result.'),
  start: numberSchema,
  current: numberSchema,
  target: numberSchema,
  unit: textUpTo(goalLimits.unit, 'A unit'),
  weight: weightSchema,
})
export type KeyResultInput = z.infer<typeof keyResultSchema>

export const goalItemSchema = z.object({
  id: idSchema.optional(),
  title: lineUpTo(goalLimits.itemTitle, 'An action item').min(1, 'Name this action item.'),
  ownerId: idOrNone,
  dueOn: dayOrNone.transform((day) => (day === '' ? null : day)),
})
export type GoalItemInput = z.infer<typeof goalItemSchema>

const goalLinkSchema = z.object({
  url: webAddress(goalLimits.url),
  text: textUpTo(goalLimits.linkText, 'A link text'),
  kind: z.enum(GoalLinkKind),
})
export type GoalLinkInput = z.infer<typeof goalLinkSchema>

const peopleUpTo = (most: number, who: string) =>
  z
    .array(idSchema)
    .max(most, `A goal may have at most ${most} ${who}.`)
    .transform((ids) => [...new Set(ids)])

const fields = {
  title: lineUpTo(goalLimits.title, 'A title').min(1, 'Give the goal a title.'),
  description: textUpTo(goalLimits.description, 'The description'),
  type: z.enum(GoalType),
  teamId: idOrNone,
  frequency: z.enum(GoalFrequency),
  startsOn: daySchema('Choose a start date.'),
  endsOn: daySchema('Choose an end date.'),
  assigneeIds: peopleUpTo(goalLimits.assignees, 'assignees'),
  supervisorIds: peopleUpTo(goalLimits.supervisors, 'supervisors'),
  visibility: z.enum(GoalVisibility),
  parentId: idOrNone,
  progressSource: z.enum(ProgressSource),
  progress: percentSchema,
  keyResults: z
    .array(keyResultSchema)
    .max(goalLimits.keyResults, `A goal may have at most ${goalLimits.keyResults} key results.`),
  items: z.array(goalItemSchema).max(goalLimits.items, `A goal may have at most ${goalLimits.items} action items.`),
  links: z.array(goalLinkSchema).max(goalLimits.links, `A goal may have at most ${goalLimits.links} links.`),
}

type Fields = z.infer<z.ZodObject<typeof fields>>

function checkTogether(goal: Fields, context: z.RefinementCtx) {
  const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  if (goal.endsOn <= goal.startsOn) refuse('endsOn', 'The end must be after the start.')
  if (goal.type === 'Team' && goal.teamId === null) refuse('teamId', 'Choose a team.')
  if (goal.progressSource === 'KEY_RESULTS' && goal.keyResults.length === 0)
    refuse('progressSource', 'Add a key result, or choose where progress comes from.')
  if (goal.progressSource === 'ITEMS' && goal.items.length === 0)
    refuse('progressSource', 'Add an action item, or choose where progress comes from.')
}

export const goalFieldsSchema = z.object(fields).superRefine(checkTogether)
export type GoalFieldsInput = z.input<typeof goalFieldsSchema>

export const createGoalSchema = z
  .object({
    ...fields,
    madeId: madeIdSchema,
    continuesId: idSchema.optional(),
    reviewId: idSchema.optional(),
  })
  .superRefine(checkTogether)
export type CreateGoalInput = z.infer<typeof createGoalSchema>

const versionSchema = z.number().int().min(1)

export const editGoalSchema = z
  .object({
    ...fields,
    id: idSchema,
    /** As it was opened; without it the form wins. */
    seen: z.object(fields).optional().catch(undefined),
    /** Whose changes of one field stay; none: refused. */
    meanwhile: z.enum(['mine', 'theirs']).optional(),
  })
  .superRefine(checkTogether)
export type EditGoalInput = z.infer<typeof editGoalSchema>

export const goalIdSchema = z.object({ id: idSchema })
export type GoalIdInput = z.infer<typeof goalIdSchema>

const commentSchema = textUpTo(goalLimits.comment, 'A comment')
const mentionedSchema = z
  .array(idSchema)
  .max(goalLimits.mentioned, `A comment may mention at most ${goalLimits.mentioned} people.`)

export const setGoalStatusSchema = z.object({
  id: idSchema,
  version: versionSchema,
  status: z.enum(GoalStatus),
  comment: commentSchema,
  /** Required to get back on track after the end. */
  endsOn: dayOrNone.transform((day) => (day === '' ? null : day)).optional(),
})
export type SetGoalStatusInput = z.infer<typeof setGoalStatusSchema>

export const setOwnStatusSchema = z.object({ id: idSchema, status: z.enum(GoalStatus) })
export type SetOwnStatusInput = z.infer<typeof setOwnStatusSchema>

const openStatusSchema = z.enum(['OnTrack', 'AtRisk', 'Delayed'])

const checkInValueSchema = z.object({ id: idSchema, current: numberSchema, seen: numberSchema.optional() })

export const checkInSchema = z.object({
  /** The timeline row's id, so a retry creates no second one. */
  madeId: madeIdSchema,
  id: idSchema,
  values: z.array(checkInValueSchema).max(goalLimits.keyResults),
  progress: percentSchema.optional(),
  seenProgress: percentSchema.optional(),
  /** The goal's status if the actor may set it, else the assignee's own; none: unchanged. */
  status: openStatusSchema
    .nullable()
    .transform((status) => status ?? undefined)
    .optional(),
  seenStatus: openStatusSchema.optional(),
  comment: commentSchema,
})
export type CheckInInput = z.infer<typeof checkInSchema>

export const MOST_CHECK_INS = 50

export const checkInManySchema = z.object({
  goals: z.array(checkInSchema).min(1, 'Check in at least one goal.').max(MOST_CHECK_INS),
})
export type CheckInManyInput = z.infer<typeof checkInManySchema>

export const tickItemSchema = z.object({ id: idSchema, itemId: idSchema, isDone: z.boolean() })
export type TickItemInput = z.infer<typeof tickItemSchema>

const writtenComment = commentSchema.min(1, 'Write a comment.')

export const commentOnGoalSchema = z.object({
  madeId: madeIdSchema,
  id: idSchema,
  comment: writtenComment,
  mentionedIds: mentionedSchema,
})
export type CommentOnGoalInput = z.infer<typeof commentOnGoalSchema>

export const editCommentSchema = z.object({ id: idSchema, updateId: idSchema, comment: writtenComment })
export type EditCommentInput = z.infer<typeof editCommentSchema>

export const deleteCommentSchema = z.object({ id: idSchema, updateId: idSchema })
export type DeleteCommentInput = z.infer<typeof deleteCommentSchema>

/** Without goals, all of them. */
export const handOverGoalsSchema = z.object({
  memberId: idSchema,
  toId: z.uuid('Choose a colleague.'),
  goalIds: z.array(idSchema).min(1, 'Choose a goal.').max(goalLimits.handedOver).optional(),
})
export type HandOverGoalsInput = z.infer<typeof handOverGoalsSchema>

export const parentGoalSchema = z.object({ id: idSchema.optional(), query: searchText(100) })
export type ParentGoalFilter = z.infer<typeof parentGoalSchema>

export const newGoalSchema = z.object({
  template: z.string().max(40).optional().catch(undefined),
  type: z.enum(GoalType).optional().catch(undefined),
  parent: idSchema.optional().catch(undefined),
  continues: idSchema.optional().catch(undefined),
  assignee: idSchema.optional().catch(undefined),
  review: idSchema.optional().catch(undefined),
})
export type NewGoalFilter = z.infer<typeof newGoalSchema>

export const alignmentSchema = z.object({ search: searchText(), after: idSchema.optional().catch(undefined) })
export type AlignmentFilter = z.infer<typeof alignmentSchema>

export const goalTimelineSchema = z.object({
  after: z.string().max(100).optional().catch(undefined),
  /** The goal under it after which the list of them goes on. */
  below: idSchema.optional().catch(undefined),
})
export type GoalTimelineFilter = z.infer<typeof goalTimelineSchema>
