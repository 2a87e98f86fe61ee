import type { PlaceState } from '@/lib/members/people/schema'
import { plural } from '@/lib/shared/text'
import type { ListedPerson } from './people-rows'

export const calledBy = (people: readonly ListedPerson[]) =>
  people.length === 1 ? (people[0]?.name ?? '') : plural(people.length, 'person', 'people')

/** The access dialog's words. */
export function accessQuestion(state: PlaceState, people: readonly ListedPerson[]) {
  const who = calledBy(people)
  return state === 'active'
    ? {
        title: `Deactivate ${who}?`,
        text: 'They’re signed out and can’t be asked or reminded. Everything they wrote stays, and their work can be handed over. You can reactivate them.',
        confirm: 'Deactivate',
        danger: true,
        done: `${who} deactivated`,
      }
    : {
        title: `Reactivate ${who}?`,
        text: 'They get back their role, teams and tags, take a seat on your plan and get an e-mail.',
        confirm: 'Reactivate',
        danger: false,
        done: `${who} reactivated`,
      }
}
