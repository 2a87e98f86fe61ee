import type { PeopleListFilter } from '@/lib/members/people/schema'

/** What goes without saying in the address. */
const usual: Readonly<Record<string, string>> = { tab: 'people', state: 'active', sort: 'name' }

/** What is chosen in a view of the list and does not go without saying, by its name in the address. */
export function chosenOf(view: Partial<PeopleListFilter>): Record<string, string> {
  const chosen = Object.entries(view).flatMap(([key, value]) =>
    value === undefined || value === '' || value === usual[key] ? [] : [[key, value]],
  )
  return Object.fromEntries(chosen)
}

/** The address of a view of the list. */
export function addressOf(view: Partial<PeopleListFilter>) {
  const query = new URLSearchParams(chosenOf(view)).toString()
  return query === '' ? '/users' : `/users?${query}`
}

/** Everything of a filter but the place in the list and one of its parts, for choosing that part anew. */
export function without(filter: PeopleListFilter, part: keyof PeopleListFilter): Partial<PeopleListFilter> {
  return { ...filter, after: undefined, [part]: undefined }
}

/** Whether a filter is set. */
export const isNarrowed = ({ search, role, team, tag, state }: PeopleListFilter) =>
  search !== '' || role !== '' || team !== '' || tag !== '' || state !== 'active'
