// A row of an import, by what it did: what it needs to be taken back is kept beside it until then.
import { z } from 'zod'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { idSchema } from '@/lib/shared/id'

const wordSchema = z.object({ was: z.string(), became: z.string() })

/** What a row changed about somebody who was here. Null as a place: they were not in that team. */
const updatedSchema = z.object({
  kind: z.literal('updated'),
  firstName: wordSchema.optional(),
  lastName: wordSchema.optional(),
  jobTitle: wordSchema.optional(),
  timeZone: wordSchema.optional(),
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
