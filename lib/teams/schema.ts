// A team is a named group of a workspace's people; those marked as managers lead it.
// This module owns teams and who is in them. Who belongs to the workspace at all is for members to say.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'

export const teamFilterSchema = z.object({ query: z.string().trim().max(100).catch('') })
export type TeamFilter = z.infer<typeof teamFilterSchema>

export const teamIdSchema = z.object({ id: idSchema })
export type TeamIdInput = z.infer<typeof teamIdSchema>

/** Decisions, section 11. */
const teamLimits = { name: 100, people: 1000 } as const

const peopleSchema = z.array(idSchema).max(teamLimits.people, 'A team may have at most 1,000 people.')

export const createTeamSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Give the team a name.')
    .max(teamLimits.name, `A name may have at most ${teamLimits.name} characters.`)
    .regex(/^\P{Cc}*$/u, 'A name is one line of text.'),
  managerIds: peopleSchema,
  memberIds: peopleSchema,
})
export type CreateTeamInput = z.infer<typeof createTeamSchema>
