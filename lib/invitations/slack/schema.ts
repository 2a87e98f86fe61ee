// People of the workspace's Slack are listed a page at a time, in the background, into an import: who of them is chosen is
// invited by it, as the people of a file are. This part owns how they come in, who is chosen, and what follows somebody who
// accepts: their Slack account, time zone and picture. It changes nobody who is here, and takes no picture from elsewhere.
import { z } from 'zod'
import { invitationLimits } from '@/lib/invitations/rules/invitations'
import { tagNameSchema } from '@/lib/members/tags/schema'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { idSchema, madeIdSchema } from '@/lib/shared/id'
import { teamNameSchema } from '@/lib/teams/schema'

export const beginSlackImportSchema = z.object({ madeId: madeIdSchema })
export type BeginSlackImportInput = z.infer<typeof beginSlackImportSchema>

const { teams, tags } = invitationLimits

/** One row by its number, or all of them. */
export const choosePeopleSchema = z.object({
  id: idSchema,
  who: z.union([z.number().int().min(1).max(100_000), z.enum(['everybody', 'guests'])]),
  isChosen: z.boolean(),
})
export type ChoosePeopleInput = z.infer<typeof choosePeopleSchema>

const namesSchema = (name: typeof tagNameSchema, most: number, what: string) =>
  z
    .array(name)
    .max(most, `Choose at most ${most} ${what}.`)
    .transform((names) => [...new Set(names)])

export const placePeopleSchema = z.object({
  id: idSchema,
  role: z.enum(Role),
  teams: namesSchema(teamNameSchema, teams, 'teams'),
  tags: namesSchema(tagNameSchema, tags, 'tags'),
})
export type PlacePeopleInput = z.infer<typeof placePeopleSchema>
