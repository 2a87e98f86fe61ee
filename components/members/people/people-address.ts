import type { PeopleListFilter } from '@/lib/members/people/schema'
import { addressWith, chosenFilters } from '@/lib/shared/address-with'

/** Defaults left out of the URL. */
const usual = { tab: 'people', state: 'active', sort: 'name' }

/** Non-default filters, by URL name. */
export const chosenOf = (view: Partial<PeopleListFilter>) => chosenFilters(view, usual)

export const addressOf = (view: Partial<PeopleListFilter>) => addressWith('/users', view, usual)

/** The filter without one part and the cursor. */
export function without(filter: PeopleListFilter, part: keyof PeopleListFilter): Partial<PeopleListFilter> {
  return { ...filter, after: undefined, [part]: undefined }
}

export const isNarrowed = ({ search, role, team, tag, state }: PeopleListFilter) =>
  search !== '' || role !== '' || team !== '' || tag !== '' || state !== 'active'
