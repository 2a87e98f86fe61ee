import 'server-only'
import { SEARCH_RESULTS, type Search } from '@/lib/access/search'
import { mapReading } from '@/lib/platform/reading'
import { peopleReading } from './queries'

export const peopleSearch: Search = (actor, query) =>
  mapReading(peopleReading(actor, { query }, SEARCH_RESULTS), (people) =>
    people.map(({ id, name, email, pictureId }) => {
      const isSelf = id === actor.memberId
      return { id, kind: 'person', label: name, hint: email, href: `/profile/preview/${id}`, pictureId, isSelf }
    }),
  )
