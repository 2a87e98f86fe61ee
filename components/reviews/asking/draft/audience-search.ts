import { personItem, type PickedPerson } from '@/components/members/picker/person-item'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { plural } from '@/lib/shared/text'
import { getJson } from '@/components/ui/lookup/get-json'

type Team = { id: string; name: string; memberCount: number }
type Tag = { id: string; name: string; count: number }
type Suggested = {
  people: (PickedPerson & { email: string; teams: string[] })[]
  teams: Team[]
  tags: Tag[]
  invited: { id: string; name: string; email: string }[]
}

/** Groups selected as a whole. */
export type GroupKind = 'team' | 'tag'

const isSuggested = (body: unknown): body is Suggested =>
  typeof body === 'object' &&
  body !== null &&
  'people' in body &&
  'teams' in body &&
  'tags' in body &&
  'invited' in body

export const isGroupKind = (kind: PickerItem['kind']): kind is GroupKind => kind === 'team' || kind === 'tag'

export const groupItem = (kind: GroupKind, { id, name }: { id: string; name: string }, count: number): PickerItem => ({
  id,
  kind,
  label: name,
  hint: plural(count, 'person', 'people'),
})

const waiting = ({ id, name, email }: { id: string; name: string; email: string }): PickerItem => ({
  id,
  label: name || email,
  hint: email,
  refusal: 'Invited, can be asked once they join',
  kind: 'person',
})

/** Search results with head counts of teams and tags; the first ones without words. */
export async function searchAudience(words: string, signal: AbortSignal) {
  const path = `/api/people?invited=1&query=${encodeURIComponent(words)}`
  const { people, teams, tags, invited } = await getJson(path, isSuggested, signal)
  const persons = people.map(({ teams: of, ...person }) =>
    personItem({ ...person, email: [person.email, ...of].join(' · ') }),
  )
  const counted = [
    ...teams.map(({ memberCount, ...team }) => ({ kind: 'team' as const, group: team, count: memberCount })),
    ...tags.map(({ count, ...tag }) => ({ kind: 'tag' as const, group: tag, count })),
  ]
  return {
    items: [
      ...persons,
      ...counted.map(({ kind, group, count }) => groupItem(kind, group, count)),
      ...invited.map(waiting),
    ],
    sizes: counted.map(({ group: { id }, count }) => ({ id, count })),
  }
}
