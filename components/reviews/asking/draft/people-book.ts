import { getJson } from '@/components/ui/lookup/get-json'
import type { PickerItem, PickerSearch } from '@/components/ui/pick/picker-search'
import type { Circle } from '@/lib/reviews/model/rules/relationships'
import { groupsOfForm, joinedGroups } from '@/lib/reviews/model/rules/groups'
import { countAsked, withoutUnsubscribed, type MembersById } from '@/lib/reviews/model/rules/audience'
import type { WizardDraft } from '@/lib/reviews/drafting/queries/get-wizard-draft'
import type { FormContent } from '@/lib/reviews/schema'
import { crowdItem, findCrowds, isCrowd, type CrowdKind } from './crowd-search'
import { Cell } from './cell'

/** The names behind the ids of a form, and who is in its teams and has its tags. */
export type Book = {
  items: ReadonlyMap<string, PickerItem>
  membersById: MembersById
  /** Who stands around the people the form is about. */
  circles: ReadonlyMap<string, Circle>
  /** The addresses outside at which whoever reads them wants no mail, of those that were saved. */
  unsubscribed: ReadonlySet<string>
}

const gone = (id: string): PickerItem => ({ id, label: 'Former member', kind: 'person' })

/** An item for each chosen id; who is not in the book any more can still be seen and taken out. */
export const itemsOf = (book: Book, ids: readonly string[]) => ids.map((id) => book.items.get(id) ?? gone(id))

const around = (book: Book) => ({ ...book, nameOf: (id: string) => book.items.get(id)?.label ?? gone(id).label })

/** The groups a form would ask, with the names and teams of a book. */
export const groupsIn = (book: Book, content: FormContent, creatorId: string) =>
  groupsOfForm(withoutUnsubscribed(content, book.unsubscribed), creatorId, around(book))

/** How many people it would be sent to. */
export const askedIn = (book: Book, content: FormContent, creatorId: string) =>
  countAsked(withoutUnsubscribed(content, book.unsubscribed), creatorId, book.membersById)

/** What those who would stand out in it can be counted as, or null. */
export const joinedIn = (book: Book, content: FormContent, creatorId: string) =>
  joinedGroups(content, creatorId, around(book))

const bookOf = ({ people, teams, tags, circles, unsubscribed, me }: WizardDraft): Book => {
  const persons = people.map(({ id, name, email, isActive }): [string, PickerItem] => [
    id,
    { id, label: isActive ? name : `${name} (deactivated)`, hint: email, kind: 'person' },
  ])
  const itemsAs = (kind: CrowdKind, crowds: WizardDraft['teams']) =>
    crowds.map((crowd): [string, PickerItem] => [crowd.id, crowdItem(kind, crowd, crowd.memberIds.length)])
  const own: PickerItem = { id: me.id, label: me.name, kind: 'person' }
  return {
    items: new Map([[me.id, own], ...persons, ...itemsAs('team', teams), ...itemsAs('tag', tags)]),
    membersById: new Map([...teams, ...tags].map(({ id, memberIds }) => [id, memberIds])),
    circles: new Map(circles.map((circle) => [circle.subjectId, circle])),
    unsubscribed: new Set(unsubscribed),
  }
}

const isMembers = (body: unknown): body is { memberIds: string[] } =>
  typeof body === 'object' && body !== null && 'memberIds' in body

const areCircles = (body: unknown): body is { circles: Circle[] } =>
  typeof body === 'object' && body !== null && 'circles' in body

/** Everybody the wizard has met: those chosen before, and those a search has found since. */
export class PeopleBook {
  readonly book: Cell<Book>

  constructor(draft: WizardDraft, before?: Book) {
    this.book = new Cell(before ?? bookOf(draft))
  }

  /** People, teams and tags that answer a search; with no words, the first of each. */
  readonly search: PickerSearch = (words) => ({
    queryKey: ['crowds', words],
    queryFn: async ({ signal }) => {
      const { items, sizes } = await findCrowds(words, signal)
      this.guess(sizes)
      return items
    },
  })

  /** Remembers what was chosen, and asks who is in a chosen team or has a chosen tag. */
  readonly meet = (chosen: readonly PickerItem[]) => {
    const book = this.book.read()
    const unknown = chosen.filter(({ id }) => !book.items.has(id))
    if (unknown.length === 0) return
    const known = [...book.items, ...unknown.map((item): [string, PickerItem] => [item.id, item])]
    this.book.write({ ...book, items: new Map(known) })
    for (const { id, kind } of unknown) if (isCrowd(kind)) void this.count(kind, id)
  }

  /** Who is chosen in a form, as far as they have been met. */
  readonly chosenIn = ({ assigneeIds, teamIds, tagIds, subjectIds, sharedWithIds }: FormContent) => {
    const { items } = this.book.read()
    const ids = new Set([...assigneeIds, ...teamIds, ...tagIds, ...subjectIds, ...sharedWithIds])
    return [...ids].flatMap((id) => items.get(id) ?? [])
  }

  /** Learns which of the addresses that were saved nobody can be asked at. */
  readonly leaveOut = (unsubscribed: readonly string[]) => {
    const book = this.book.read()
    const isKnown =
      unsubscribed.length === book.unsubscribed.size && unsubscribed.every((email) => book.unsubscribed.has(email))
    if (!isKnown) this.book.write({ ...book, unsubscribed: new Set(unsubscribed) })
  }

  /** The groups the form would ask, as far as they are known. */
  readonly groupsOf = (content: FormContent, creatorId: string) => groupsIn(this.book.read(), content, creatorId)

  /** Asks who stands around the people a form is about; until it is known, everybody counts as others. */
  readonly surround = async (subjectIds: readonly string[]) => {
    const unknown = subjectIds.filter((id) => !this.book.read().circles.has(id))
    if (unknown.length === 0) return
    const path = `/api/people/around?ids=${encodeURIComponent(unknown.join(','))}`
    const { circles: found } = await getJson(path, areCircles).catch(() => ({ circles: [] }))
    const book = this.book.read()
    const circles = found.map((circle): [string, Circle] => [circle.subjectId, circle])
    this.book.write({ ...book, circles: new Map([...book.circles, ...circles]) })
  }

  // Until the server has said who is in a team or has a tag, as many strangers stand for them: the count is nearly right.
  private readonly guess = (crowds: readonly { id: string; count: number }[]) => {
    const book = this.book.read()
    const { membersById } = book
    const strangers = crowds
      .filter(({ id }) => !membersById.has(id))
      .map(({ id, count }): [string, string[]] => [id, Array.from({ length: count }, (_, n) => `${id}${n}`)])
    if (strangers.length > 0) this.book.write({ ...book, membersById: new Map([...membersById, ...strangers]) })
  }

  private async count(kind: CrowdKind, id: string) {
    const path = `/api/people/of-${kind}?id=${encodeURIComponent(id)}`
    const found = await getJson(path, isMembers).catch(() => undefined)
    if (!found) return
    const book = this.book.read()
    this.book.write({ ...book, membersById: new Map([...book.membersById, [id, found.memberIds]]) })
  }
}
