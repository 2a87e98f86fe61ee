// A list of reviews holds what one person is asked, asks, and may read. A tab chooses among these sources, and each
// list can be searched, sorted and paged.
import { z } from 'zod'
import { listTabs, type ListTab } from './rules'
import { searchText } from '@/lib/shared/search-text'

export const listSorts = ['newest', 'closing', 'title'] as const
export type ListSort = (typeof listSorts)[number]

export const reviewListSchema = z.object({
  tab: z.enum(listTabs).catch('received'),
  search: searchText(),
  sort: z.enum(listSorts).catch('newest'),
  /** Only reviews about the viewer. */
  about: z.literal('me').optional().catch(undefined),
  after: z.string().max(600).optional().catch(undefined),
})
/** The default order is newest first. */
export type ReviewListFilter = Partial<z.infer<typeof reviewListSchema>> & { tab: ListTab; search: string }
