import 'server-only'
import { SEARCH_RESULTS, type Search } from '@/lib/access/search'
import { searchPeople } from './queries'

export const peopleSearch: Search = async (actor, query) => {
  const people = await searchPeople(actor, { query }, SEARCH_RESULTS)
  return people.map(({ id, name, email }) => {
    return { id, kind: 'person', label: name, hint: email, href: `/profile/preview/${id}` }
  })
}
