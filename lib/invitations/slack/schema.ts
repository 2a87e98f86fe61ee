// People of the connected Slack load page by page into an import; the selected ones are invited like people of a file.
// This part owns loading, selection, and what a joining person gets: Slack account, time zone, picture. It changes no
// member, and takes pictures from Slack only.
import { z } from 'zod'
import { invitationLimits } from '@/lib/invitations/rules/invitations'
import { tagNameSchema } from '@/lib/members/tags/schema'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { idSchema, madeIdSchema } from '@/lib/shared/id'
import { teamNameSchema } from '@/lib/teams/schema'

export const beginSlackImportSchema = z.object({ madeId: madeIdSchema })
export type BeginSlackImportInput = z.infer<typeof beginSlackImportSchema>

const { teams, tags } = invitationLimits

/** Empty: all rows. */
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
