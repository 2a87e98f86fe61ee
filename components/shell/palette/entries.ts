import type { IconName } from '@/components/ui/icon/names'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import {
  creationsFor,
  placesFor,
  quickActsFor,
  searchKinds,
  type NavItem,
  type QuickActs,
  type Reach,
} from '@/components/shell/navigation'

type PaletteGroup = 'Often used' | 'Go to' | 'Actions' | (typeof searchKinds)[number]['group']

const found = searchKinds.map(({ group }) => group)

/** The groups in the order of the palette: what is to be done before anything is typed, then what is meant by the words. */
export const groupsFor = (words: string): PaletteGroup[] =>
  words === ''
    ? ['Often used', 'To do', 'Actions', 'Go to', 'Workspaces']
    : ['People', 'Go to', 'Actions', ...found.filter((group) => group !== 'People')]

/** One line of the palette. */
export interface PaletteItem extends PickerItem {
  group: PaletteGroup
  icon: IconName
  href: string
  /** What choosing it does; left out: it opens. */
  outcome?: string
  /** Set where choosing goes on in another workspace. */
  workspaceId?: string
  /** Set where choosing opens a dialog: what is open on every page waits for a press on something so marked. */
  marks?: { 'data-quick': string; 'data-member-id'?: string; 'data-member-name'?: string }
}

type Line = NavItem & { words?: string }

const line = (group: PaletteGroup, { icon, label, href, words }: Line): PaletteItem => {
  const outcome = group === 'Go to' ? `Go to ${label}` : label
  return { id: href, kind: 'place', group, icon, label, href, words, outcome }
}

/** What the palette holds before anything is looked for: the places of the product and what can be begun there. */
export const entriesFor = (reach: Reach): PaletteItem[] => [
  ...quickActsFor(reach).map((quick) => actOn(quick)),
  ...creationsFor(reach).map((creation) => line('Actions', creation)),
  ...placesFor(reach).map((place) => line('Go to', place)),
]

/** Sending something to a known person, or to one chosen in its form. */
function actOn({ act, label, icon, words, to, href }: QuickActs[number], person?: PaletteItem): PaletteItem {
  const marks = { 'data-quick': act, 'data-member-id': person?.id, 'data-member-name': person?.label }
  const own = { kind: 'place', group: 'Actions', icon, words } as const
  const way = href ? { href: href(person?.id) } : { href: '#', marks }
  const named = person ? to(person.label) : label
  return { ...own, ...way, id: `${act} ${person?.id ?? ''}`.trim(), label: named, outcome: named }
}

const peopleIn = (items: readonly PaletteItem[]) => items.filter(({ group }) => group === 'People')

/** What can be sent to the first person of these. */
export const actsOnFirst = (reach: Reach, items: readonly PaletteItem[]) =>
  peopleIn(items)
    .slice(0, 1)
    .flatMap((person) => quickActsFor(reach).map((quick) => actOn(quick, person)))

/** "ask priya" read as what it asks for and the name it asks it of; undefined where it begins otherwise. */
export function addressed(reach: Reach, words: string) {
  const quick = quickActsFor(reach).find(({ lead }) => lead.test(words))
  return (
    quick && {
      name: words.replace(quick.lead, ''),
      linesFor: (items: readonly PaletteItem[]) => peopleIn(items).map((person) => actOn(quick, person)),
    }
  )
}

/** What choosing a line does. */
export function outcomeOf({ kind, group, outcome, label }: PaletteItem): string {
  if (outcome !== undefined) return outcome
  if (kind === 'person') return `Open ${label}’s profile`
  return group === 'To do' || group === 'Workspaces' ? label : `Open ${label}`
}
