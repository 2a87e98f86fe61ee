import type { PeopleListFilter } from '@/lib/members/people/schema'

/** Defaults left out of the URL. */
const usual: Readonly<Record<string, string>> = { tab: 'people', state: 'active', sort: 'name' }

/** Non-default filters, by URL name. */
export function chosenOf(view: Partial<PeopleListFilter>): Record<string, string> {
  const chosen = Object.entries(view).flatMap(([key, value]) =>
    value === undefined || value === '' || value === usual[key] ? [] : [[key, value]],
  )
  return Object.fromEntries(chosen)
}

export function addressOf(view: Partial<PeopleListFilter>) {
  const query = new URLSearchParams(chosenOf(view)).toString()
  return query === '' ? '/users' : `/users?${query}`
}

/** The filter without one part and the cursor. */
export function without(filter: PeopleListFilter, part: keyof PeopleListFilter): Partial<PeopleListFilter> {
  return { ...filter, after: undefined, [part]: undefined }
}

export const isNarrowed = ({ search, role, team, tag, state }: PeopleListFilter) =>
  search !== '' || role !== '' || team !== '' || tag !== '' || state !== 'active'
