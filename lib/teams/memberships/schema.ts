// A membership puts a person into a team, and may mark them as its manager. Who manages the subject of feedback is read
// from here and stored nowhere else.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { searchText } from '@/lib/shared/search-text'

/** An upper bound for choices by hand. */
const mostAtOnce = 100

export const putIntoTeamSchema = z.object({
  id: z.uuid('Choose a team.'),
  memberIds: z
    .array(idSchema)
    .min(1, 'Choose someone.')
    .max(mostAtOnce, `Choose at most ${mostAtOnce} people at a time.`),
})
export type PutIntoTeamInput = z.infer<typeof putIntoTeamSchema>

export const placeSchema = z.object({ id: idSchema, memberId: idSchema })
export type PlaceInput = z.infer<typeof placeSchema>

const teamPlaceSchema = z.object({ teamId: idSchema, isManager: z.boolean() })
export type TeamPlace = z.infer<typeof teamPlaceSchema>

const mostTeams = 100
const placesSchema = z.array(teamPlaceSchema).max(mostTeams, `A person can be in at most ${mostTeams} teams.`)

/** `seen` and wanted memberships; only the difference is written. */
export const changeTeamsSchema = z.object({ memberId: idSchema, seen: placesSchema, places: placesSchema })
export type ChangeTeamsInput = z.infer<typeof changeTeamsSchema>

export const teamPeopleSchema = z.object({
  search: searchText(),
  after: idSchema.optional().catch(undefined),
})
export type TeamPeopleFilter = z.infer<typeof teamPeopleSchema>
