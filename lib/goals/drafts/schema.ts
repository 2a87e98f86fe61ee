// A draft is the unfinished form of a new goal, one per member. It may hold invalid values, and is deleted with
// creation.
import { z } from 'zod'
import {
  GoalFrequency,
  GoalLinkKind,
  GoalType,
  GoalVisibility,
  ProgressSource,
} from '@/lib/platform/generated/prisma/enums'
import { idSchema } from '@/lib/shared/id'

const text = z.string().max(20_000)
const figure = z.union([z.number(), z.string().max(100)])
const idOrNone = z.union([idSchema, z.literal('')]).nullable()
const people = z.array(idSchema).max(500)

const keyResult = z.object({ title: text, start: figure, current: figure, target: figure, unit: text, weight: figure })

export const saveGoalDraftSchema = z.object({
  values: z.object({
    title: text,
    description: text,
    type: z.enum(GoalType),
    teamId: idOrNone,
    frequency: z.enum(GoalFrequency),
    startsOn: text,
    endsOn: text,
    assigneeIds: people,
    supervisorIds: people,
    visibility: z.enum(GoalVisibility),
    parentId: idOrNone,
    progressSource: z.enum(ProgressSource),
    progress: figure,
    keyResults: z.array(keyResult).max(100),
    items: z.array(z.object({ title: text, ownerId: idOrNone, dueOn: text.nullable() })).max(100),
    links: z.array(z.object({ url: text, text, kind: z.enum(GoalLinkKind) })).max(100),
  }),
  continuesId: idSchema.optional(),
  reviewId: idSchema.optional(),
})
export type SaveGoalDraftInput = z.infer<typeof saveGoalDraftSchema>

export const discardGoalDraftSchema = z.object({})
