// An import is a list of people from somewhere else: it is checked first, and then each row invites somebody, or updates
// who is here already, found by e-mail. It can be taken back for an hour.
// This part owns imports and their rows. It refuses files it cannot read without guessing, and never changes the role of
// the person who imports.
import { z } from 'zod'
import { madeIdSchema, idSchema } from '@/lib/shared/id'
import { invitationLimits } from '@/lib/invitations/rules/invitations'
import { teamLimits } from '@/lib/teams/schema'
import { importLimits } from '@/lib/shared/csv-import'
import { csvFileSchema } from '@/lib/shared/csv-import-schema'
import { fields, fieldLabels } from './rules/columns'
import { searchText } from '@/lib/shared/search-text'
import { Role, type ImportStatus } from '@/lib/platform/generated/prisma/enums'

export const uploadPeopleSchema = csvFileSchema
export type UploadPeopleInput = z.infer<typeof uploadPeopleSchema>

export const importIdSchema = z.object({ id: idSchema })
export type ImportIdInput = z.infer<typeof importIdSchema>

/** Of the people to be invited, at most the first so many are; without a number, all. */
export const startImportSchema = importIdSchema.extend({
  inviteAtMost: z.number().int().min(0).max(importLimits.rows).optional(),
})
export type StartImportInput = z.infer<typeof startImportSchema>

export const repeatImportSchema = z.object({ id: idSchema, madeId: madeIdSchema })
export type RepeatImportInput = z.infer<typeof repeatImportSchema>

/** The sample is the same for everybody. */
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

/** Which team the people of a manager go into, by the manager's address; an empty name: none. */
export const chooseManagerTeamSchema = z.object({
  id: idSchema,
  manager: z.string().max(invitationLimits.email),
  team: z.string().max(teamLimits.name),
})
export type ChooseManagerTeamInput = z.infer<typeof chooseManagerTeamSchema>

/** Which rows a list of them shows. */
export const fileViews = ['all', 'invite', 'update', 'nothing', 'refused'] as const
export const slackViews = ['all', 'invite', 'guests', 'nothing', 'unaddressed'] as const
const rowViews = [...fileViews, 'guests', 'unaddressed'] as const
export type RowView = (typeof rowViews)[number]

export const rowFilterSchema = z.object({
  rows: z.enum(rowViews).catch('all'),
  search: searchText(),
  /** The number of the last row of the page before. */
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

/** What a row changed about an existing member. Null as a membership: they were not in that team. */
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

/** The same of an invitation that waits, and who answers for it where that is somebody else now. */
const offeredSchema = updatedSchema.extend({
  kind: z.literal('offered'),
  inviter: z.object({ was: idSchema, became: idSchema }).optional(),
})
export type Offered = z.infer<typeof offeredSchema>

/** What is needed to take a row back. */
export const traceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('invited') }),
  updatedSchema,
  offeredSchema,
])
export type Trace = z.infer<typeof traceSchema>

/** A row of an import by its number in the file. */
export type RowInput = { id: string; number: number }
