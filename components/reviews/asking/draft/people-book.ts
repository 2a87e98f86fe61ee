import { personItem } from '@/components/members/picker/person-item'
import { getJson } from '@/components/ui/lookup/get-json'
import type { PickerItem, PickerSearch } from '@/components/ui/pick/picker-search'
import type { Circle } from '@/lib/reviews/model/rules/relationships'
import { groupsOfForm, joinedGroups } from '@/lib/reviews/model/rules/groups'
import { countAsked, withoutUnsubscribed, type MembersById } from '@/lib/reviews/model/rules/audience'
import type { WizardDraft } from '@/lib/reviews/drafting/queries/get-wizard-draft'
import type { FormContent } from '@/lib/reviews/model/schema'
import { crowdItem, findCrowds, isCrowd, type CrowdKind } from './crowd-search'
import { Cell } from './cell'

/** Names by id, with team members and tagged people. */
export type Book = {
  items: ReadonlyMap<string, PickerItem>
  membersById: MembersById
  /** Org relations of the subjects. */
  circles: ReadonlyMap<string, Circle>
  /** Saved external addresses that unsubscribed. */
  unsubscribed: ReadonlySet<string>
}

const gone = (id: string) => personItem({ id, name: 'Former member' })

/** Items of the selected ids; unknown ones stay visible and removable. */
export const itemsOf = (book: Book, ids: readonly string[]) => ids.map((id) => book.items.get(id) ?? gone(id))

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

const bookOf = ({ people, teams, tags, circles, unsubscribed, me }: WizardDraft): Book => {
  const persons = people.map(({ name, isActive, ...person }): [string, PickerItem] => [
    person.id,
    personItem({ ...person, name: isActive ? name : `${name} (deactivated)` }),
  ])
  const itemsAs = (kind: CrowdKind, crowds: WizardDraft['teams']) =>
    crowds.map((crowd): [string, PickerItem] => [crowd.id, crowdItem(kind, crowd, crowd.memberIds.length)])
  const own = personItem(me)
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

/** Everyone the wizard knows: selected or found by search. */
export class PeopleBook {
  readonly book: Cell<Book>

  constructor(draft: WizardDraft, before?: Book) {
    this.book = new Cell(before ?? bookOf(draft))
  }

  /** Search results; the first ones without words. */
  readonly search: PickerSearch = (words) => ({
    queryKey: ['crowds', words],
    queryFn: async ({ signal }) => {
      const { items, sizes } = await findCrowds(words, signal)
      this.guess(sizes)
      return items
    },
  })

  /** Remembers selections, and loads members of selected teams and tags. */
  readonly meet = (chosen: readonly PickerItem[]) => {
    const book = this.book.read()
    const unknown = chosen.filter(({ id }) => !book.items.has(id))
    if (unknown.length === 0) return
    const known = [...book.items, ...unknown.map((item): [string, PickerItem] => [item.id, item])]
    this.book.write({ ...book, items: new Map(known) })
    for (const { id, kind } of unknown) if (isCrowd(kind)) void this.count(kind, id)
  }

  /** Selected people the book knows. */
  readonly chosenIn = ({ assigneeIds, teamIds, tagIds, subjectIds, sharedWithIds }: FormContent) => {
    const { items } = this.book.read()
    const ids = new Set([...assigneeIds, ...teamIds, ...tagIds, ...subjectIds, ...sharedWithIds])
    return [...ids].flatMap((id) => items.get(id) ?? [])
  }

  /** Records saved addresses that can't be invited. */
  readonly leaveOut = (unsubscribed: readonly string[]) => {
    const book = this.book.read()
    const isKnown =
      unsubscribed.length === book.unsubscribed.size && unsubscribed.every((email) => book.unsubscribed.has(email))
    if (!isKnown) this.book.write({ ...book, unsubscribed: new Set(unsubscribed) })
  }

  /** The form's groups, as far as known. */
  readonly groupsOf = (content: FormContent, creatorId: string) => groupsIn(this.book.read(), content, creatorId)

  /** Loads the subjects' org relations; until then everyone counts as other. */
  readonly surround = async (subjectIds: readonly string[]) => {
    const unknown = subjectIds.filter((id) => !this.book.read().circles.has(id))
    if (unknown.length === 0) return
    const path = `/api/people/around?ids=${encodeURIComponent(unknown.join(','))}`
    const { circles: found } = await getJson(path, areCircles).catch(() => ({ circles: [] }))
    const book = this.book.read()
    const circles = found.map((circle): [string, Circle] => [circle.subjectId, circle])
    this.book.write({ ...book, circles: new Map([...book.circles, ...circles]) })
  }

  // Placeholders for unloaded members, for an approximate count.
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
