// The tree says which team is part of which. It lies at most six levels deep and runs in no circle. A team that is part
// of another shares nothing with it: neither people nor managers.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { searchText } from '@/lib/shared/search-text'
import { parentIdSchema } from '@/lib/teams/schema'

export const moveTeamSchema = z.object({ id: idSchema, parentId: parentIdSchema })
export type MoveTeamInput = z.infer<typeof moveTeamSchema>

export const treeFilterSchema = z.object({
  search: searchText(),
  /** The last team of the page before. */
  after: idSchema.optional().catch(undefined),
  /** The team the chart begins with; without one, the whole workspace. A search is always of all teams. */
  top: idSchema.optional().catch(undefined),
})
export type TreeFilter = z.infer<typeof treeFilterSchema>

/** A new team may be begun from the one it is to be part of. */
export const newTeamSchema = z.object({ in: idSchema.optional().catch(undefined) })
export type NewTeamFilter = z.infer<typeof newTeamSchema>

/** What is typed to find the team another is to be part of; without an id, for a team yet to be made. */
export const parentFilterSchema = z.object({ id: idSchema.optional(), query: searchText(100) })
export type ParentFilter = z.infer<typeof parentFilterSchema>
