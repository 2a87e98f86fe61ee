import type { PlaceState } from '@/lib/members/people/schema'
import { plural } from '@/lib/shared/text'
import type { ListedPerson } from './people-rows'

/** "Priya Nair", or "3 people". */
export const calledBy = (people: readonly ListedPerson[]) =>
  people.length === 1 ? (people[0]?.name ?? '') : plural(people.length, 'person', 'people')

/** The words of the question before access changes. */
export function accessQuestion(state: PlaceState, people: readonly ListedPerson[]) {
  const who = calledBy(people)
  return state === 'active'
    ? {
        title: `Take away the access of ${who}?`,
        text: 'They are signed out at once, and nobody can ask or remind them any more. Everything they wrote stays, and so do their teams and tags. You can give access back at any time.',
        confirm: 'Take access away',
        danger: true,
        done: `${who} ${people.length === 1 ? 'has' : 'have'} no access any more`,
      }
    : {
        title: `Give ${who} access again?`,
        text: 'They come back with the role, the teams and the tags they had, and count among the people here again. They are told by e-mail.',
        confirm: 'Give access back',
        danger: false,
        done: `${who} can come in again`,
      }
}
