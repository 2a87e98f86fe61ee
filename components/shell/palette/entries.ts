import type { IconName } from '@/components/ui/icon/names'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { creationsFor, placesFor, searchKinds, type NavItem, type Reach } from '@/components/shell/navigation'

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
}

const line = (group: PaletteGroup, { icon, label, href }: NavItem): PaletteItem => {
  return { id: href, kind: 'place', group, icon, label, href }
}

/** What the palette holds before anything is looked for: the places of the product and what can be begun there. */
export const entriesFor = (reach: Reach): PaletteItem[] => [
  ...placesFor(reach).map((place) => line('Go to', place)),
  ...creationsFor(reach).map((creation) => line('Create', creation)),
]
