// A team is a named group of a workspace's people; those marked as managers lead it. It may be part of another. This
// module owns teams, their tree and their memberships. It refuses to decide who belongs to the workspace and which role
// they have: that is the members module's.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { nameCursor, searchText } from '@/lib/shared/search-text'
import { fullCount } from '@/lib/shared/text'
import { lineUpTo, textUpTo, visibleText } from '@/lib/shared/text-schema'

export const teamFilterSchema = z.object({ query: searchText(100) })
export type TeamFilter = z.infer<typeof teamFilterSchema>

export const teamIdSchema = z.object({ id: idSchema })
export type TeamIdInput = z.infer<typeof teamIdSchema>

export const teamLimits = { name: 100, description: 2000, people: 1000 } as const

export const teamListSchema = z.object({
  search: searchText(),
  after: nameCursor(teamLimits.name),
})
export type TeamListFilter = z.infer<typeof teamListSchema>

export const teamPartsSchema = z.object({ part: nameCursor(teamLimits.name) })
export type TeamPartsFilter = z.infer<typeof teamPartsSchema>

export const teamNameSchema = lineUpTo(teamLimits.name, 'A name').min(1, 'Give the team a name.')

const descriptionSchema = textUpTo(teamLimits.description, 'The description')

/** A form's empty choice means none. */
export const parentIdSchema = z
  .union([idSchema, z.literal('')])
  .nullable()
  .transform((id) => (id === '' ? null : id))

export const TOO_MANY_PEOPLE = `A team may have at most ${fullCount(teamLimits.people)} people.`

const peopleSchema = z.array(idSchema).max(teamLimits.people, TOO_MANY_PEOPLE)

export const createTeamSchema = z.object({
  name: teamNameSchema,
  description: descriptionSchema.optional(),
  parentId: parentIdSchema.optional(),
  managerIds: peopleSchema,
  memberIds: peopleSchema,
})
export type CreateTeamInput = z.infer<typeof createTeamSchema>

export const describeTeamSchema = z.object({
  id: idSchema,
  name: teamNameSchema,
  description: descriptionSchema,
  /** The values the form opened with, so that others' changes stay. */
  seen: z.object({ name: visibleText(), description: visibleText() }).optional(),
})
export type DescribeTeamInput = z.infer<typeof describeTeamSchema>
