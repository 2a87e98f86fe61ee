import type { IconName } from '@/components/ui/icon/names'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import {
  creationsFor,
  placesFor,
  quickActs,
  searchKinds,
  type NavItem,
  type Reach,
} from '@/components/shell/navigation'

/** In the order of the palette. */
export const paletteGroups = ['Go to', 'Create', ...searchKinds.map(({ group }) => group)] as const
type PaletteGroup = (typeof paletteGroups)[number]

/** One line of the palette. */
export interface PaletteItem extends PickerItem {
  group: PaletteGroup
  icon: IconName
  href: string
  /** Set where choosing goes on in another workspace. */
  workspaceId?: string
  /** Set where choosing opens a dialog: what is open on every page waits for a press on something so marked. */
  marks?: { 'data-quick': string; 'data-member-id'?: string; 'data-member-name'?: string }
}

const line = (group: PaletteGroup, { icon, label, href }: NavItem): PaletteItem => {
  return { id: href, kind: 'place', group, icon, label, href }
}

/** What the palette holds before anything is looked for: the places of the product and what can be begun there. */
export const entriesFor = (reach: Reach): PaletteItem[] => [
  ...placesFor(reach).map((place) => line('Go to', place)),
  ...creationsFor(reach).map((creation) => line('Create', creation)),
  ...quickActs.map((quick) => actOn(quick)),
]

type QuickActs = (typeof quickActs)[number]

/** Writing to a known person, or to one chosen in the dialog. */
function actOn({ act, label, icon, to }: QuickActs, person?: { id: string; label: string }): PaletteItem {
  const marks = { 'data-quick': act, 'data-member-id': person?.id, 'data-member-name': person?.label }
  const own = { kind: 'place', group: 'Create', icon, marks } as const
  return { ...own, id: `${act} ${person?.id ?? ''}`, label: person ? to(person.label) : label, href: '#' }
}

/** "ask priya" read as what it asks for and the name it asks it of; undefined where it begins otherwise. */
export function addressed(words: string) {
  const quick = quickActs.find(({ lead }) => lead.test(words))
  return (
    quick && {
      name: words.replace(quick.lead, ''),
      linesFor: (people: readonly PaletteItem[]) =>
        people.filter(({ group }) => group === 'People').map((person) => actOn(quick, person)),
    }
  )
}
