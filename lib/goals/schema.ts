// A goal is something people want to reach by a day, with a status and a progress in percent.
// This module owns goals, their key results, items, links, people and timeline. It refuses a circle of parents, a change
// of what another has changed meanwhile, and any change of an archived goal.
import { z } from 'zod'
import {
  GoalFrequency,
  GoalLinkKind,
  GoalStatus,
  GoalType,
  GoalVisibility,
  ProgressSource,
} from '@/lib/platform/generated/prisma/enums'
import { idSchema, madeIdSchema } from '@/lib/shared/id'
import { searchText } from '@/lib/shared/search-text'
import { fullCount, httpsLink, isStorable, UNSTORABLE } from '@/lib/shared/text'

/** Decisions, section 11, and what a screen of one goal can hold. */
export const goalLimits = {
  title: 120,
  description: 2000,
  comment: 2000,
  keyResults: 20,
  keyResultTitle: 250,
  unit: 20,
  /** Either side of zero. */
  number: 1e12,
  weight: 100,
  items: 50,
  itemTitle: 250,
  links: 20,
  url: 2000,
  linkText: 120,
  assignees: 100,
  supervisors: 20,
  mentioned: 20,
} as const

export const goalTypes = Object.values(GoalType)
export const goalTypeLabels: Record<GoalType, string> = {
  Organization: 'Organization',
  Team: 'Team',
  Individual: 'Individual',
  Self: 'Self',
}

/** The spec's titles, section 9. */
export const frequencyTitles: Record<GoalFrequency, string> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  halfyearly: 'Half Yearly',
  custom: 'Custom Date',
}

export const visibilityLabels: Record<GoalVisibility, string> = {
  WORKSPACE: 'Everyone in the workspace',
  PRIVATE: 'Only the people in it',
}

export const sourceLabels: Record<ProgressSource, string> = {
  KEY_RESULTS: 'Key results',
  CHILDREN: 'Goals under it',
  ITEMS: 'Action items',
  BY_HAND: 'By hand',
}

export const goalLinkKinds = Object.values(GoalLinkKind)

/** The spec's filters, section 2. */
export const goalTabs = ['all', 'organization', 'self', 'individual', 'supervising', 'archived'] as const
export type GoalTab = (typeof goalTabs)[number]
export const goalTabLabels: Record<GoalTab, string> = {
  all: 'All',
  organization: 'Organization',
  self: 'Self',
  individual: 'Team',
  supervising: 'Supervising',
  archived: 'Archived',
}

export const goalSorts = ['updated', 'ends', 'title', 'progress'] as const
export type GoalSort = (typeof goalSorts)[number]
export const goalSortLabels: Record<GoalSort, string> = {
  updated: 'Recently updated',
  ends: 'End date',
  title: 'Title',
  progress: 'Progress',
}

export const goalPeriods = ['this-quarter', 'next-quarter', 'last-quarter', 'this-year'] as const
export type GoalPeriod = (typeof goalPeriods)[number]
export const goalPeriodLabels: Record<GoalPeriod, string> = {
  'this-quarter': 'This quarter',
  'next-quarter': 'Next quarter',
  'last-quarter': 'Last quarter',
  'this-year': 'This year',
}

/** `open` is every status but Completed and Abandoned. */
export const statusFilters = ['open', ...Object.values(GoalStatus)] as const
export type StatusFilter = (typeof statusFilters)[number]

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

const textUpTo = (limit: number, what: string) =>
  z
    .string()
    .trim()
    .max(limit, `${what} may have at most ${fullCount(limit)} characters.`)
    .refine(isStorable, UNSTORABLE)

const lineUpTo = (limit: number, what: string, empty: string) =>
  textUpTo(limit, what)
    .min(1, empty)
    .regex(/^\P{Cc}*$/u, `${what} is one line of text.`)

const daySchema = (empty: string) => z.iso.date(empty)

const dayOrNone = z.union([z.iso.date('Choose a date, or none.'), z.literal('')]).nullable()

const idOrNone = z
  .union([idSchema, z.literal('')])
  .nullable()
  .transform((id) => (id === '' ? null : id))

const NO_NUMBER = 'Enter a number.'

/** "1,250.5", as numbers are written out here; any other comma is a decimal one. */
const grouped = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/

const numberOf = (text: string) => Number(grouped.test(text) ? text.replaceAll(',', '') : text.replace(',', '.'))

/** What an input of numbers holds is text, and an empty one is no zero. */
export const numberSchema = z
  .union([z.number(NO_NUMBER), z.string().trim().min(1, NO_NUMBER)], NO_NUMBER)
  .transform((value) => (typeof value === 'string' ? numberOf(value) : value))
  .pipe(
    z
      .number(NO_NUMBER)
      .min(-goalLimits.number, `Enter a number above −${fullCount(goalLimits.number)}.`)
      .max(goalLimits.number, `Enter a number below ${fullCount(goalLimits.number)}.`),
  )

const weightSchema = numberSchema.pipe(
  z
    .number()
    .int('A weight is a whole number.')
    .min(0, 'A weight is at least 0.')
    .max(goalLimits.weight, `A weight is at most ${goalLimits.weight}.`),
)

/** Whole percent. */
export const percentSchema = numberSchema.pipe(
  z.number().int('Enter a whole percent.').min(0, 'Progress is at least 0.').max(100, 'Progress is at most 100.'),
)

/** With an id it is one that the goal has; without one it is new. */
export const keyResultSchema = z.object({
  id: idSchema.optional(),
  title: lineUpTo(goalLimits.keyResultTitle, 'A key result', 'Name this key result.'),
  start: numberSchema,
  current: numberSchema,
  target: numberSchema,
  unit: textUpTo(goalLimits.unit, 'A unit'),
  weight: weightSchema,
})
export type KeyResultInput = z.infer<typeof keyResultSchema>

export const goalItemSchema = z.object({
  id: idSchema.optional(),
  title: lineUpTo(goalLimits.itemTitle, 'An action item', 'Name this action item.'),
  ownerId: idOrNone,
  dueOn: dayOrNone.transform((day) => (day === '' ? null : day)),
})
export type GoalItemInput = z.infer<typeof goalItemSchema>

const goalLinkSchema = z.object({
  url: z
    .string()
    .trim()
    .min(1, 'Enter the address.')
    .transform(httpsLink)
    .pipe(
      z
        .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'This isn’t a web address.' })
        .max(goalLimits.url, `An address may have at most ${fullCount(goalLimits.url)} characters.`)
        .refine(isStorable, UNSTORABLE),
    ),
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
  title: lineUpTo(goalLimits.title, 'A title', 'Give the goal a title.'),
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
  /** Counts where progress is set by hand. */
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

export const createGoalSchema = z
  .object({
    ...fields,
    madeId: madeIdSchema,
    /** The goal of an earlier period that this one continues. */
    continuesId: idSchema.optional(),
    /** The released feedback it is made of. */
    reviewId: idSchema.optional(),
  })
  .superRefine(checkTogether)
export type CreateGoalInput = z.infer<typeof createGoalSchema>

const versionSchema = z.number().int().min(1)

export const editGoalSchema = z.object({ ...fields, id: idSchema, version: versionSchema }).superRefine(checkTogether)
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
  /** A new end, needed to get back on track once the old one has passed. */
  endsOn: dayOrNone.transform((day) => (day === '' ? null : day)).optional(),
})
export type SetGoalStatusInput = z.infer<typeof setGoalStatusSchema>

/** An assignee's own status, beside that of the goal. */
export const setOwnStatusSchema = z.object({ id: idSchema, status: z.enum(GoalStatus) })
export type SetOwnStatusInput = z.infer<typeof setOwnStatusSchema>

const openStatusSchema = z.enum(['OnTrack', 'AtRisk', 'Delayed'])

export const checkInSchema = z.object({
  /** Of the row in the timeline, so that a second press makes no second one. */
  madeId: madeIdSchema,
  id: idSchema,
  version: versionSchema,
  values: z.array(z.object({ id: idSchema, current: numberSchema })).max(goalLimits.keyResults),
  /** Counts where progress is set by hand. */
  progress: percentSchema.optional(),
  /** Of the goal from whoever may set it, else the assignee's own; left out, it stays. */
  status: openStatusSchema.optional(),
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

export const handOverGoalsSchema = z.object({ memberId: idSchema, toId: idSchema })
export type HandOverGoalsInput = z.infer<typeof handOverGoalsSchema>

/** What is typed to find the goal another is to lie under; without an id, for a goal yet to be made. */
export const parentGoalSchema = z.object({ id: idSchema.optional(), query: searchText(100) })
export type ParentGoalFilter = z.infer<typeof parentGoalSchema>

/** What a new goal begins with. */
export const newGoalSchema = z.object({
  template: z.string().max(40).optional().catch(undefined),
  type: z.enum(GoalType).optional().catch(undefined),
  parent: idSchema.optional().catch(undefined),
  continues: idSchema.optional().catch(undefined),
  review: idSchema.optional().catch(undefined),
})
export type NewGoalFilter = z.infer<typeof newGoalSchema>

/** The timeline of a goal, a page at a time. */
export const goalTimelineSchema = z.object({ after: z.string().max(100).optional().catch(undefined) })
export type GoalTimelineFilter = z.infer<typeof goalTimelineSchema>
