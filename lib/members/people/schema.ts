// People are the members of a workspace as colleagues see them and as Admins manage them. It refuses to rename members
// of several workspaces: their name is their own.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { firstNameSchema, lastNameSchema } from '@/lib/members/schema'
import { searchText } from '@/lib/shared/search-text'
import { lineUpTo, visibleText } from '@/lib/shared/text-schema'
import { Role } from '@/lib/platform/generated/prisma/enums'

/** `atOnce` is a page of the list and some more. */
const peopleLimits = { jobTitle: 100, atOnce: 100 } as const

export const peopleIdsSchema = z
  .array(idSchema)
  .min(1, 'Choose someone first.')
  .max(peopleLimits.atOnce, `Choose at most ${peopleLimits.atOnce} people at a time.`)
  .transform((ids) => [...new Set(ids)])

export const editPersonSchema = z.object({
  id: idSchema,
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  jobTitle: lineUpTo(peopleLimits.jobTitle, 'A job title'),
  /** The values the form opened with, so that others' changes stay. */
  seen: z.object({ firstName: visibleText(), lastName: visibleText(), jobTitle: visibleText() }).optional(),
})
export type EditPersonInput = z.infer<typeof editPersonSchema>

export const startDateSchema = z.iso
  .date('Choose a date.')
  .refine((day) => day >= '1950-01-01', 'Choose a date after 1949.')
  .or(z.literal(''))

export const setStartDateSchema = z.object({ id: idSchema, startDate: startDateSchema })
export type SetStartDateInput = z.infer<typeof setStartDateSchema>

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
  after: z.uuid().optional().catch(undefined),
})
export type PeopleListFilter = z.infer<typeof peopleListSchema>

export const deactivatePeopleSchema = z.object({ ids: peopleIdsSchema })
export type DeactivatePeopleInput = z.infer<typeof deactivatePeopleSchema>

export const reactivatePeopleSchema = z.object({ ids: peopleIdsSchema })
export type ReactivatePeopleInput = z.infer<typeof reactivatePeopleSchema>

export const changeRolesSchema = z.object({ ids: peopleIdsSchema, role: z.enum(Role) })
export type ChangeRolesInput = z.infer<typeof changeRolesSchema>
