import type { PickerItem } from '@/components/ui/pick/picker-search'
import type { Circle } from '@/lib/reviews/audience/circles/rules'
import { groupsOfForm } from '@/lib/reviews/audience/groups/rules'
import type { WizardDraft } from '@/lib/reviews/drafts/queries'
import type { FormContent } from '@/lib/reviews/schema'
import { plural } from '@/lib/shared/text'
import { Cell } from './cell'

type Suggested = { people: { id: string; name: string; email: string; teams: string[] }[]; teams: TeamView[] }
type TeamView = { id: string; name: string; memberCount: number }

/** The names behind the ids of a form, and who is in its teams. */
export type Book = {
  items: ReadonlyMap<string, PickerItem>
  teamMembers: ReadonlyMap<string, readonly string[]>
  /** Who stands around the people the form is about. */
  circles: ReadonlyMap<string, Circle>
}

const teamItem = ({ id, name }: { id: string; name: string }, count: number): PickerItem => ({
  id,
  label: name,
  hint: plural(count, 'person', 'people'),
  kind: 'team',
})

const gone = (id: string): PickerItem => ({ id, label: 'Somebody who left', kind: 'person' })

/** An item for each chosen id; who is not in the book any more can still be seen and taken out. */
export const itemsOf = (book: Book, ids: readonly string[]) => ids.map((id) => book.items.get(id) ?? gone(id))

/** The groups a form would ask, with the names and teams of a book. */
export const groupsIn = (book: Book, content: FormContent, creatorId: string) =>
  groupsOfForm(content, creatorId, { ...book, nameOf: (id) => book.items.get(id)?.label ?? gone(id).label })

const bookOf = ({ people, teams, circles, me }: WizardDraft): Book => {
  const persons = people.map(({ id, name, email, isActive }): [string, PickerItem] => [
    id,
    { id, label: isActive ? name : `${name} (deactivated)`, hint: email, kind: 'person' },
  ])
  const groups = teams.map((team): [string, PickerItem] => [team.id, teamItem(team, team.memberIds.length)])
  const own: PickerItem = { id: me.id, label: me.name, kind: 'person' }
  return {
    items: new Map([[me.id, own], ...persons, ...groups]),
    teamMembers: new Map(teams.map(({ id, memberIds }) => [id, memberIds])),
    circles: new Map(circles.map((circle) => [circle.subjectId, circle])),
  }
}

async function getJson<Body>(path: string, read: (body: unknown) => Body): Promise<Body> {
  const response = await fetch(path, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`The answer was ${response.status}.`)
  return read(await response.json())
}

const isSuggested = (body: unknown): body is Suggested =>
  typeof body === 'object' && body !== null && 'people' in body && 'teams' in body

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

  /** People and teams that answer a search; with no words, the first of each. */
  readonly search = async (words: string): Promise<PickerItem[]> => {
    const path = `/api/people?query=${encodeURIComponent(words)}`
    const { people, teams } = await getJson(path, (body) => (isSuggested(body) ? body : { people: [], teams: [] }))
    const groups = teams.map((team) => teamItem(team, team.memberCount))
    const persons = people.map(({ id, name, email, teams: of }): PickerItem => ({
      id,
      label: name,
      hint: [email, ...of].join(' · '),
      kind: 'person',
    }))
    this.guess(teams)
    return [...persons, ...groups]
  }

  /** Remembers what was chosen, and asks who is in a chosen team. */
  readonly meet = (chosen: readonly PickerItem[]) => {
    const book = this.book.read()
    const unknown = chosen.filter(({ id }) => !book.items.has(id))
    if (unknown.length === 0) return
    const known = [...book.items, ...unknown.map((item): [string, PickerItem] => [item.id, item])]
    this.book.write({ ...book, items: new Map(known) })
    for (const { id, kind } of unknown) if (kind === 'team') void this.count(id)
  }

  /** The groups the form would ask, as far as they are known. */
  readonly groupsOf = (content: FormContent, creatorId: string) => groupsIn(this.book.read(), content, creatorId)

  /** Asks who stands around the people a form is about; until it is known, everybody counts as others. */
  readonly surround = async (subjectIds: readonly string[]) => {
    const unknown = subjectIds.filter((id) => !this.book.read().circles.has(id))
    if (unknown.length === 0) return
    const path = `/api/people/around?ids=${encodeURIComponent(unknown.join(','))}`
    const found = await getJson(path, (body) => (areCircles(body) ? body.circles : [])).catch(() => [])
    const book = this.book.read()
    const circles = found.map((circle): [string, Circle] => [circle.subjectId, circle])
    this.book.write({ ...book, circles: new Map([...book.circles, ...circles]) })
  }

  // Until the server has said who is in a team, as many strangers stand for them, so that the count is nearly right.
  private readonly guess = (teams: readonly TeamView[]) => {
    const book = this.book.read()
    const { teamMembers } = book
    const strangers = teams
      .filter(({ id }) => !teamMembers.has(id))
      .map(({ id, memberCount }): [string, string[]] => [
        id,
        Array.from({ length: memberCount }, (_, n) => `${id}${n}`),
      ])
    if (strangers.length > 0) this.book.write({ ...book, teamMembers: new Map([...teamMembers, ...strangers]) })
  }

  private async count(id: string) {
    const path = `/api/people/of-team?id=${encodeURIComponent(id)}`
    const found = await getJson(path, (body) => (isMembers(body) ? body.memberIds : undefined)).then(
      (memberIds) => memberIds,
      () => undefined,
    )
    if (!found) return
    const book = this.book.read()
    this.book.write({ ...book, teamMembers: new Map([...book.teamMembers, [id, found]]) })
  }
}
