// The tree says which team is part of which. It has at most six levels and no cycles. Parts share neither people nor
// managers with their parent.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { searchText } from '@/lib/shared/search-text'
import { parentIdSchema } from '@/lib/teams/schema'

export const moveTeamSchema = z.object({ id: idSchema, parentId: parentIdSchema })
export type MoveTeamInput = z.infer<typeof moveTeamSchema>

export const treeFilterSchema = z.object({
  search: searchText(),
  after: idSchema.optional().catch(undefined),
  /** The top of the chart; empty: the whole workspace. A search covers all teams. */
  top: idSchema.optional().catch(undefined),
})
export type TreeFilter = z.infer<typeof treeFilterSchema>

export const newTeamSchema = z.object({ in: idSchema.optional().catch(undefined) })
export type NewTeamFilter = z.infer<typeof newTeamSchema>

/** A search for a parent; without an id, for a new team. */
export const parentFilterSchema = z.object({ id: idSchema.optional(), query: searchText(100) })
export type ParentFilter = z.infer<typeof parentFilterSchema>
