import { personItem, type PickedPerson } from '@/components/members/picker/person-item'
import { getJson } from '@/components/ui/lookup/get-json'
import type { PickerItem, PickerSearch } from '@/components/ui/pick/picker-search'
import type { OrgRelations } from '@/lib/reviews/model/rules/relationships'
import { groupsOfForm, joinedGroups } from '@/lib/reviews/model/rules/groups'
import { countAsked, withoutUnsubscribed, type MembersById } from '@/lib/reviews/model/rules/audience'
import type { WizardDraft } from '@/lib/reviews/drafting/queries/get-wizard-draft'
import type { FormContent } from '@/lib/reviews/model/schema'
import { groupItem, searchAudience, isGroupKind, type GroupKind } from './audience-search'
import type { Store } from './store'
import type { Unaskable } from './autosave'

/** Everyone the wizard knows, selected or found by search: names by id, with team members and tagged people. */
export type Book = {
  items: ReadonlyMap<string, PickerItem>
  membersById: MembersById
  /** Org relations of the subjects. */
  orgRelations: ReadonlyMap<string, OrgRelations>
  /** Saved external addresses that unsubscribed. */
  unsubscribed: ReadonlySet<string>
  /** Saved external addresses that are colleagues'. */
  colleagues: ReadonlySet<string>
}

const goneNames = { person: 'Former colleague', team: 'Deleted team', tag: 'Deleted tag' } as const

type ChosenKind = keyof typeof goneNames

const gone = (id: string, kind: ChosenKind = 'person'): PickerItem => ({
  ...personItem({ id, name: goneNames[kind] }),
  kind,
})

/** Items of the selected ids of a kind; unknown ones stay visible and removable. */
export const itemsOf = (book: Book, ids: readonly string[], kind?: ChosenKind) =>
  ids.map((id) => book.items.get(id) ?? gone(id, kind))

/** Everyone chosen to answer: teams, tags, then people. */
export const audienceOf = (book: Book, { teamIds, tagIds, assigneeIds }: FormContent) => [
  ...itemsOf(book, teamIds, 'team'),
  ...itemsOf(book, tagIds, 'tag'),
  ...itemsOf(book, assigneeIds),
]

const around = (book: Book) => ({ ...book, nameOf: (id: string) => book.items.get(id)?.label ?? gone(id).label })

/** The groups of a form, from a book's names and teams. */
export const groupsIn = (book: Book, content: FormContent, creatorId: string) =>
  groupsOfForm(withoutUnsubscribed(content, book.unsubscribed), creatorId, around(book))

/** The number of respondents. */
export const askedIn = (book: Book, content: FormContent, creatorId: string) =>
  countAsked(withoutUnsubscribed(content, book.unsubscribed), creatorId, book.membersById)

/** The groups its outliers could join, or null. */
export const joinedIn = (book: Book, content: FormContent, creatorId: string) =>
  joinedGroups(content, creatorId, around(book))

/** Everyone selected so far. */
export const bookOf = ({ people, teams, tags, orgRelations, unsubscribed, colleagues, me }: WizardDraft): Book => {
  const persons = people.map(({ name, isActive, ...person }): [string, PickerItem] => [
    person.id,
    personItem({ ...person, name: isActive ? name : `${name} (deactivated)` }),
  ])
  const itemsAs = (kind: GroupKind, groups: WizardDraft['teams']) =>
    groups.map((group): [string, PickerItem] => [group.id, groupItem(kind, group, group.memberIds.length)])
  const own = personItem(me)
  return {
    items: new Map([[me.id, own], ...persons, ...itemsAs('team', teams), ...itemsAs('tag', tags)]),
    membersById: new Map([...teams, ...tags].map(({ id, memberIds }) => [id, memberIds])),
    orgRelations: new Map(orgRelations.map((relations) => [relations.subjectId, relations])),
    unsubscribed: new Set(unsubscribed),
    colleagues: new Set(colleagues),
  }
}

type Known = Store<{ book: Book }>

const learn = (store: Known, part: Partial<Book>) => store.write({ book: { ...store.read().book, ...part } })

const isMembers = (body: unknown): body is { people: PickedPerson[] } =>
  typeof body === 'object' && body !== null && 'people' in body

const findMembers = (kind: GroupKind, id: string) =>
  getJson(`/api/people/of-${kind}?id=${encodeURIComponent(id)}`, isMembers).catch(() => undefined)

async function loadMembers(store: Known, kind: GroupKind, id: string) {
  const found = await findMembers(kind, id)
  if (!found) return
  const memberIds = found.people.map((person) => person.id)
  learn(store, { membersById: new Map([...store.read().book.membersById, [id, memberIds]]) })
}

/** A chosen team or tag as its people, who then stand by themselves; undefined if they can't be loaded. */
export async function membersOf({ id, kind }: PickerItem): Promise<PickerItem[] | undefined> {
  return isGroupKind(kind) ? (await findMembers(kind, id))?.people.map(personItem) : []
}

/** Remembers selections, and loads members of selected teams and tags. */
export function meet(store: Known, chosen: readonly PickerItem[]) {
  const { items } = store.read().book
  const unknown = chosen.filter(({ id }) => !items.has(id))
  if (unknown.length === 0) return
  learn(store, { items: new Map([...items, ...unknown.map((item) => [item.id, item] as const)]) })
  for (const { id, kind } of unknown) if (isGroupKind(kind)) void loadMembers(store, kind, id)
}

/** Selected people the book knows. */
export function chosenIn({ items }: Book, content: FormContent) {
  const { assigneeIds, teamIds, tagIds, subjectIds, sharedWithIds } = content
  const ids = new Set([...assigneeIds, ...teamIds, ...tagIds, ...subjectIds, ...sharedWithIds])
  return [...ids].flatMap((id) => items.get(id) ?? [])
}

const isSameSet = (known: ReadonlySet<string>, emails: readonly string[]) =>
  emails.length === known.size && emails.every((email) => known.has(email))

/** Records saved addresses that can't be asked. */
export function leaveOut(store: Known, { unsubscribed, colleagues }: Unaskable) {
  const { book } = store.read()
  if (isSameSet(book.unsubscribed, unsubscribed) && isSameSet(book.colleagues, colleagues)) return
  learn(store, { unsubscribed: new Set(unsubscribed), colleagues: new Set(colleagues) })
}

// Placeholders for unloaded members, for an approximate count.
function guess(store: Known, groups: readonly { id: string; count: number }[]) {
  const { membersById } = store.read().book
  const strangers = groups
    .filter(({ id }) => !membersById.has(id))
    .map(({ id, count }) => [id, Array.from({ length: count }, (_, n) => `${id}${n}`)] as const)
  if (strangers.length > 0) learn(store, { membersById: new Map([...membersById, ...strangers]) })
}

/** Search results; the first ones without words. */
export const searchFor =
  (store: Known): PickerSearch =>
  (words) => ({
    queryKey: ['groups', words],
    queryFn: async ({ signal }) => {
      const { items, sizes } = await searchAudience(words, signal)
      guess(store, sizes)
      return items
    },
  })

const areOrgRelations = (body: unknown): body is { orgRelations: OrgRelations[] } =>
  typeof body === 'object' && body !== null && 'orgRelations' in body

/** Loads the subjects' org relations; until then everyone counts as other. */
export async function surround(store: Known, subjectIds: readonly string[]) {
  const unknown = subjectIds.filter((id) => !store.read().book.orgRelations.has(id))
  if (unknown.length === 0) return
  const path = `/api/people/around?ids=${encodeURIComponent(unknown.join(','))}`
  const { orgRelations } = await getJson(path, areOrgRelations).catch(() => ({ orgRelations: [] }))
  const found = orgRelations.map((relations) => [relations.subjectId, relations] as const)
  learn(store, { orgRelations: new Map([...store.read().book.orgRelations, ...found]) })
}
