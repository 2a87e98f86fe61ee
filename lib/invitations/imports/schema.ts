// An import is a list of people: it is checked first, then each row invites a person or updates a member with the same
// e-mail. It can be undone for an hour. This part owns imports and their rows. It refuses files it would have to guess
// at, and never changes the importer's own role.
import { z } from 'zod'
import { madeIdSchema, idSchema } from '@/lib/shared/id'
import { invitationLimits } from '@/lib/invitations/rules/invitations'
import { teamLimits } from '@/lib/teams/schema'
import { importLimits } from '@/lib/shared/csv/csv-import'
import { csvFileSchema } from '@/lib/shared/csv/csv-import-schema'
import { fields, fieldLabels } from './rules/columns'
import { searchText } from '@/lib/shared/search-text'
import { Role, type ImportStatus } from '@/lib/platform/generated/prisma/enums'

export const uploadPeopleSchema = csvFileSchema
export type UploadPeopleInput = z.infer<typeof uploadPeopleSchema>

export const importIdSchema = z.object({ id: idSchema })
export type ImportIdInput = z.infer<typeof importIdSchema>

/** At most so many invitations; empty: all. */
export const startImportSchema = importIdSchema.extend({
  inviteAtMost: z.number().int().min(0).max(importLimits.rows).optional(),
})
export type StartImportInput = z.infer<typeof startImportSchema>

export const repeatImportSchema = z.object({ id: idSchema, madeId: madeIdSchema })
export type RepeatImportInput = z.infer<typeof repeatImportSchema>

export const sampleFileSchema = z.object({})

const columnSchema = z.enum(['', ...fields])

export const matchColumnsSchema = z.object({
  id: idSchema,
  columns: z
    .array(columnSchema)
    .max(importLimits.columns)
    .superRefine((columns, { addIssue }) => {
      for (const [index, field] of columns.entries()) {
        if (field === '' || columns.indexOf(field) === index) continue
        addIssue({
          code: 'custom',
          path: [index],
          message: `Another column is already imported as “${fieldLabels[field]}”.`,
        })
      }
    }),
})
export type MatchColumnsInput = z.infer<typeof matchColumnsSchema>

/** By the manager's address; an empty name: none. */
export const chooseManagerTeamSchema = z.object({
  id: idSchema,
  manager: z.string().max(invitationLimits.email),
  team: z.string().max(teamLimits.name),
})
export type ChooseManagerTeamInput = z.infer<typeof chooseManagerTeamSchema>

export const fileViews = ['all', 'invite', 'update', 'nothing', 'refused'] as const
export const slackViews = ['all', 'invite', 'guests', 'nothing', 'unaddressed'] as const
const rowViews = [...fileViews, 'guests', 'unaddressed'] as const
export type RowView = (typeof rowViews)[number]

export const rowFilterSchema = z.object({
  rows: z.enum(rowViews).catch('all'),
  search: searchText(),
  after: z.coerce.number().int().min(0).max(2_000_000_000).optional().catch(undefined),
})
export type RowFilter = z.infer<typeof rowFilterSchema>

export const importStatusLabels: Record<ImportStatus, string> = {
  LISTING: 'Loading people',
  CHECKING: 'Not started',
  WAITING: 'Waiting for payment',
  RUNNING: 'Running',
  DONE: 'Done',
  UNDOING: 'Undoing',
  UNDONE: 'Undone',
}

const wordSchema = z.object({ was: z.string(), became: z.string() })

/** A null membership means they weren't in that team. */
const updatedSchema = z.object({
  kind: z.literal('updated'),
  firstName: wordSchema.optional(),
  lastName: wordSchema.optional(),
  jobTitle: wordSchema.optional(),
  timeZone: wordSchema.optional(),
  startDate: wordSchema.optional(),
  role: z.object({ was: z.enum(Role), became: z.enum(Role) }).optional(),
  teams: z.array(z.object({ teamId: idSchema, was: z.boolean().nullable(), became: z.boolean() })),
  tagIds: z.array(idSchema),
})
export type Updated = z.infer<typeof updatedSchema>

/** What a row changed in a pending invitation, with its inviter if that was reassigned. */
const invitationTraceSchema = updatedSchema.extend({
  kind: z.literal('offered'),
  inviter: z.object({ was: idSchema, became: idSchema }).optional(),
})
export type InvitationTrace = z.infer<typeof invitationTraceSchema>

export const traceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('invited') }),
  updatedSchema,
  invitationTraceSchema,
])
export type Trace = z.infer<typeof traceSchema>

export type RowInput = { id: string; number: number }
