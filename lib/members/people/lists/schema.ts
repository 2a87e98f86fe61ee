// The list of a workspace's people, and beside it in tabs those who are invited, its teams and its tags. Everybody reads it:
// it holds what colleagues know of each other, and nothing else.
import { z } from 'zod'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { searchText } from '@/lib/shared/search-text'

export const peopleTabs = ['people', 'invited', 'teams', 'tags'] as const
export type PeopleTab = (typeof peopleTabs)[number]

const placeStates = ['active', 'deactivated'] as const
export type PlaceState = (typeof placeStates)[number]

const peopleSorts = ['name', 'surname', 'newest'] as const
export type PeopleSort = (typeof peopleSorts)[number]

export const peopleListSchema = z.object({
  tab: z.enum(peopleTabs).catch('people'),
  search: searchText(),
  role: z.enum(Role).or(z.literal('')).catch(''),
  team: z.uuid().or(z.literal('')).catch(''),
  tag: z.uuid().or(z.literal('')).catch(''),
  state: z.enum(placeStates).catch('active'),
  sort: z.enum(peopleSorts).catch('name'),
  /** The last person of the page before. */
  after: z.uuid().optional().catch(undefined),
})
export type PeopleListFilter = z.infer<typeof peopleListSchema>
