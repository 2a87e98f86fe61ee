import { roles, withArticle } from '@/lib/members/people/rules'
import type { PlaceState } from '@/lib/members/people/schema'
import { plural } from '@/lib/shared/text'
import type { ListedPerson } from './people-rows'

/** Other people of a selection are asked about when the reader can't be. */
export const leftOutWords = (isReaderLeftOut: boolean, act: string) =>
  isReaderLeftOut ? ` You’re left out: another admin can ${act}.` : ''

export const calledBy = (people: readonly ListedPerson[]) =>
  people.length === 1 ? (people[0]?.name ?? '') : plural(people.length, 'person', 'people')

/** The access dialog's words. */
export function accessQuestion(state: PlaceState, people: readonly ListedPerson[], isReaderLeftOut: boolean) {
  const who = calledBy(people)
  return state === 'active'
    ? {
        title: `Deactivate ${who}?`,
        text: `They’re signed out and can’t be asked or reminded. Their upcoming one-on-ones and the meetings they organize are canceled. Everything they wrote stays, and their work can be handed over. You can reactivate them; canceled meetings stay canceled, and they connect calendar and Slack again.${leftOutWords(isReaderLeftOut, 'deactivate you')}`,
        confirm: 'Deactivate',
        danger: true,
        done: `${who} deactivated`,
      }
    : {
        title: `Reactivate ${who}?`,
        text: 'They get back their role, teams and tags, take a seat on your plan and get an e-mail. Canceled meetings stay canceled, and they connect calendar and Slack again.',
        confirm: 'Reactivate',
        danger: false,
        done: `${who} reactivated`,
      }
}

/** The role they all have, or none. */
export function sharedRole(people: readonly ListedPerson[]) {
  const [first] = people
  const isShared = people.every(({ role }) => role === first?.role)
  return isShared ? roles.find((role) => role === first?.role) : undefined
}

/** The news of a change; nobody changed: they had the role. */
export function roleNews(people: readonly ListedPerson[], role: (typeof roles)[number], count: number) {
  const isOne = people.length === 1
  const are = `${isOne ? 'is' : 'are'} ${count === 0 ? 'already' : 'now'}`
  return {
    type: count === 0 ? ('info' as const) : ('success' as const),
    title: `${calledBy(people)} ${are} ${isOne ? withArticle(role) : `${role}s`}`,
  }
}

const tagWords = {
  added: { done: 'Added to', one: 'has this tag already', several: 'have this tag already' },
  removed: { done: 'Removed from', one: 'doesn’t have this tag', several: 'don’t have this tag' },
} as const

/** The news of a tag; nobody changed: they had it, or didn't. */
export function tagNews(people: readonly ListedPerson[], act: keyof typeof tagWords, count: number) {
  const { done, one, several } = tagWords[act]
  if (count > 0) return { type: 'success' as const, title: `${done} ${plural(count, 'person', 'people')}` }
  return { type: 'info' as const, title: people.length === 1 ? `${calledBy(people)} ${one}` : `They ${several}` }
}

/** Why a typed tag can't be removed. */
export const tagFault = (typed: string) => (typed === '' ? 'Enter a tag.' : 'There’s no tag with this name.')

/** Where the work of deactivated people is handed over. */
export const handOverPath = ([only, ...others]: readonly ListedPerson[]) =>
  only && others.length === 0 ? `/users/edit/${only.id}` : '/users?state=deactivated'
