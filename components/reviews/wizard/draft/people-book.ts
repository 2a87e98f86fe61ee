import type { PickerItem } from '@/components/ui/pick/picker-search'
import type { WizardDraft } from '@/lib/reviews/drafts/queries'
import { plural } from '@/lib/shared/text'
import { Cell } from './cell'

type Suggested = { people: { id: string; name: string; email: string; teams: string[] }[]; teams: TeamView[] }
type TeamView = { id: string; name: string; memberCount: number }

/** The names behind the ids of a form, and who is in its teams. */
export type Book = {
  items: ReadonlyMap<string, PickerItem>
  teamMembers: ReadonlyMap<string, readonly string[]>
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

const bookOf = ({ people, teams, me }: WizardDraft): Book => {
  const persons = people.map(({ id, name, email, isActive }): [string, PickerItem] => [
    id,
    { id, label: isActive ? name : `${name} (deactivated)`, hint: email, kind: 'person' },
  ])
  const groups = teams.map((team): [string, PickerItem] => [team.id, teamItem(team, team.memberIds.length)])
  const own: PickerItem = { id: me.id, label: me.name, kind: 'person' }
  return {
    items: new Map([[me.id, own], ...persons, ...groups]),
    teamMembers: new Map(teams.map(({ id, memberIds }) => [id, memberIds])),
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
    const { items, teamMembers } = this.book.read()
    const unknown = chosen.filter(({ id }) => !items.has(id))
    if (unknown.length === 0) return
    const known = [...items, ...unknown.map((item): [string, PickerItem] => [item.id, item])]
    this.book.write({ items: new Map(known), teamMembers })
    for (const { id, kind } of unknown) if (kind === 'team') void this.count(id)
  }

  // Until the server has said who is in a team, as many strangers stand for them, so that the count is nearly right.
  private readonly guess = (teams: readonly TeamView[]) => {
    const { items, teamMembers } = this.book.read()
    const strangers = teams
      .filter(({ id }) => !teamMembers.has(id))
      .map(({ id, memberCount }): [string, string[]] => [
        id,
        Array.from({ length: memberCount }, (_, n) => `${id}${n}`),
      ])
    if (strangers.length > 0) this.book.write({ items, teamMembers: new Map([...teamMembers, ...strangers]) })
  }

  private async count(id: string) {
    const path = `/api/people/of-team?id=${encodeURIComponent(id)}`
    const found = await getJson(path, (body) => (isMembers(body) ? body.memberIds : undefined)).then(
      (memberIds) => memberIds,
      () => undefined,
    )
    if (!found) return
    const { items, teamMembers } = this.book.read()
    this.book.write({ items, teamMembers: new Map([...teamMembers, [id, found]]) })
  }
}
