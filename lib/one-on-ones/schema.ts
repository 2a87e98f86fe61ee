// A one-on-one is a meeting of two people; talking points, notes and action items belong to the pair. This module owns
// pairs and their entries. It shows a pair only to the two, whatever their role.
import { z } from 'zod'
import { checkTiming, meetFields, scopeSchema, timingFields } from '@/lib/meetings/schema'
import { meetingLimits } from '@/lib/meetings/rules/meeting-scope'
import { idSchema, madeIdSchema } from '@/lib/shared/id'
import { searchText } from '@/lib/shared/search-text'
import { lineUpTo, textUpTo, visibleText } from '@/lib/shared/text-schema'
import { oneOnOneLimits } from './rules/one-on-one-limits'

const pointSchema = lineUpTo(oneOnOneLimits.point, 'A talking point').min(1, 'Write a talking point.')
const noteSchema = textUpTo(oneOnOneLimits.note, 'A note').min(1, 'Write a note.')
const commentSchema = textUpTo(oneOnOneLimits.comment, 'A comment').min(1, 'Write a comment.')
const itemSchema = lineUpTo(oneOnOneLimits.item, 'An action item').min(1, 'Enter an action item.')

/** A path as in the browser's address bar. */
const linkSchema = z
  .string()
  .max(oneOnOneLimits.link)
  .regex(/^(\/[a-z\d][\w./-]*)?$/, 'This link is incomplete.')

const dueSchema = z
  .union([z.iso.date('Choose a date, or none.'), z.literal('')])
  .nullable()
  .transform((day) => (day === '' ? null : day))

const fields = {
  title: lineUpTo(meetingLimits.title, 'A title').min(1, 'Enter a title.'),
  description: textUpTo(meetingLimits.description, 'The description'),
  ...timingFields,
  ...meetFields,
}

const partnerFields = {
  withId: z.uuid('Choose a colleague.'),
  /** The agenda template; none: empty. */
  agenda: z.string().max(40),
}

export const oneOnOneFieldsSchema = z
  .object({ ...fields, ...partnerFields, scope: scopeSchema })
  .superRefine(checkTiming)
export type OneOnOneFieldsInput = z.input<typeof oneOnOneFieldsSchema>

export const scheduleOneOnOneSchema = z
  .object({ ...fields, ...partnerFields, madeId: madeIdSchema })
  .superRefine(checkTiming)
export type ScheduleOneOnOneInput = z.infer<typeof scheduleOneOnOneSchema>

export const changeOneOnOneSchema = z
  .object({ ...fields, id: idSchema, version: z.number().int().min(1), scope: scopeSchema })
  .superRefine(checkTiming)
export type ChangeOneOnOneInput = z.infer<typeof changeOneOnOneSchema>

/** Below, `id` is the pair unless stated. */
export const addTalkingPointSchema = z.object({
  madeId: madeIdSchema,
  id: idSchema,
  text: pointSchema,
  link: linkSchema.default(''),
})
export type AddTalkingPointInput = z.infer<typeof addTalkingPointSchema>

export const raiseTalkingPointSchema = z.object({
  madeId: madeIdSchema,
  withId: z.uuid('Choose a colleague.'),
  text: pointSchema,
  link: linkSchema,
})
export type RaiseTalkingPointInput = z.infer<typeof raiseTalkingPointSchema>

export const raisedPointSchema = z.object({
  with: idSchema.optional().catch(undefined),
  point: z.string().max(oneOnOneLimits.point).catch(''),
  link: linkSchema.catch(''),
  private: z.literal('1').optional().catch(undefined),
})

export const editTalkingPointSchema = z.object({ id: idSchema, pointId: idSchema, text: pointSchema })
export type EditTalkingPointInput = z.infer<typeof editTalkingPointSchema>

export const talkingPointSchema = z.object({ id: idSchema, pointId: idSchema })
export type TalkingPointInput = z.infer<typeof talkingPointSchema>

/** `beforeId`: the point after it; null: last. */
export const moveTalkingPointSchema = z.object({ id: idSchema, pointId: idSchema, beforeId: idSchema.nullable() })
export type MoveTalkingPointInput = z.infer<typeof moveTalkingPointSchema>

export const tickTalkingPointSchema = z.object({
  id: idSchema,
  pointId: idSchema,
  meetingId: idSchema,
  isDone: z.boolean(),
})
export type TickTalkingPointInput = z.infer<typeof tickTalkingPointSchema>

export const pointNoteFieldsSchema = z.object({ id: idSchema, pointId: idSchema, text: noteSchema })
export type PointNoteFieldsInput = z.input<typeof pointNoteFieldsSchema>

export const addPointNoteSchema = pointNoteFieldsSchema.extend({ madeId: madeIdSchema })
export type AddPointNoteInput = z.infer<typeof addPointNoteSchema>

export const editPointNoteSchema = z.object({ id: idSchema, noteId: idSchema, text: noteSchema })
export type EditPointNoteInput = z.infer<typeof editPointNoteSchema>

export const deletePointNoteSchema = z.object({ id: idSchema, noteId: idSchema })
export type DeletePointNoteInput = z.infer<typeof deletePointNoteSchema>

const itemFields = { title: itemSchema, ownerId: z.uuid('Choose an owner.'), dueOn: dueSchema }

export const addPairItemSchema = z.object({ ...itemFields, madeId: madeIdSchema, id: idSchema })
export type AddPairItemInput = z.infer<typeof addPairItemSchema>

export const editPairItemSchema = z.object({
  ...itemFields,
  id: idSchema,
  itemId: idSchema,
  /** The values the form opened with, so that the other's changes stay. */
  seen: z.object({ title: visibleText(), ownerId: z.string(), dueOn: z.string() }).optional(),
})
export type EditPairItemInput = z.infer<typeof editPairItemSchema>

export const tickPairItemSchema = z.object({ id: idSchema, itemId: idSchema, isDone: z.boolean() })
export type TickPairItemInput = z.infer<typeof tickPairItemSchema>

export const deletePairItemSchema = z.object({ id: idSchema, itemId: idSchema })
export type DeletePairItemInput = z.infer<typeof deletePairItemSchema>

/** From here on, `id` is the meeting. */
export const commentOnOneOnOneSchema = z.object({ madeId: madeIdSchema, id: idSchema, comment: commentSchema })
export type CommentOnOneOnOneInput = z.infer<typeof commentOnOneOnOneSchema>

export const editOneOnOneCommentSchema = z.object({ id: idSchema, commentId: idSchema, comment: commentSchema })
export type EditOneOnOneCommentInput = z.infer<typeof editOneOnOneCommentSchema>

export const deleteOneOnOneCommentSchema = z.object({ id: idSchema, commentId: idSchema })
export type DeleteOneOnOneCommentInput = z.infer<typeof deleteOneOnOneCommentSchema>

const privateNoteSchema = textUpTo(oneOnOneLimits.privateNote, 'A private note')

/** `seen`: the note in this window before the change. */
export const savePrivateNoteSchema = z.object({
  id: idSchema,
  seen: privateNoteSchema.optional(),
  text: privateNoteSchema,
})
export type SavePrivateNoteInput = z.infer<typeof savePrivateNoteSchema>

const agendaNameSchema = lineUpTo(oneOnOneLimits.agendaName, 'A name').min(1, 'Enter a name.')

export const agendaFieldsSchema = z.object({
  name: agendaNameSchema,
  points: z
    .array(pointSchema)
    .min(1, 'Add a talking point.')
    .max(oneOnOneLimits.agendaPoints, `A template has at most ${oneOnOneLimits.agendaPoints} talking points.`),
})
export type AgendaFieldsInput = z.input<typeof agendaFieldsSchema>

export const saveAgendaSchema = agendaFieldsSchema.extend({ madeId: madeIdSchema })
export type SaveAgendaInput = z.infer<typeof saveAgendaSchema>

/** Adds a template's points to a pair's agenda. */
export const addAgendaSchema = z.object({ id: idSchema, agenda: z.string().min(1, 'Choose a template.').max(40) })
export type AddAgendaInput = z.infer<typeof addAgendaSchema>

export const renameAgendaSchema = z.object({ id: idSchema, name: agendaNameSchema })
export type RenameAgendaInput = z.infer<typeof renameAgendaSchema>

export const deleteAgendaSchema = z.object({ id: idSchema })
export type DeleteAgendaInput = z.infer<typeof deleteAgendaSchema>

/** `meeting`: the page's one-on-one, if any. */
export const streamPairSchema = z.object({ id: idSchema, meeting: idSchema.optional() })
export type StreamPairInput = z.infer<typeof streamPairSchema>

export const newOneOnOneSchema = z.object({ with: idSchema.optional().catch(undefined) })
export type NewOneOnOneFilter = z.infer<typeof newOneOnOneSchema>

export const pairListSchema = z.object({ search: searchText(100) })
export type PairListFilter = z.infer<typeof pairListSchema>

export const pairHistorySchema = z.object({
  search: searchText(100),
  after: z.string().max(100).optional().catch(undefined),
})
export type PairHistoryFilter = z.infer<typeof pairHistorySchema>
