import type { IconName } from '@/components/ui/icon/names'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { creationsFor, placesFor, searchKinds, type NavItem, type Reach } from '@/components/shell/navigation'
import { quickActsFor, type QuickActs } from './quick-acts'

type PaletteGroup = 'Often used' | 'Go to' | 'Actions' | (typeof searchKinds)[number]['group']

const found = searchKinds.map(({ group }) => group)

/** Groups in palette order: to-dos before typing, matches after. People come first, because names are typed most. */
export const groupsFor = (words: string): PaletteGroup[] =>
  words === ''
    ? ['Often used', 'To do', 'Actions', 'Go to', 'Workspaces']
    : ['People', 'Go to', 'Actions', ...found.filter((group) => group !== 'People')]

/** A palette line. */
export interface PaletteItem extends PickerItem {
  group: PaletteGroup
  icon: IconName
  href: string
  /** The viewer, who is offered no acts. */
  isSelf?: boolean
  /** The result; none: it opens a page. */
  outcome?: string
  /** Set if it switches the workspace. */
  workspaceId?: string
  /** Set if it opens a dialog, whose page-wide listener reads these attributes. */
  marks?: { 'data-quick': string; 'data-member-id'?: string; 'data-member-name'?: string }
}

type Line = NavItem & { words?: string }

const line = (group: PaletteGroup, { icon, label, href, words }: Line): PaletteItem => {
  const outcome = group === 'Go to' ? `Go to ${label}` : label
  return { id: href, kind: 'place', group, icon, label, href, words, outcome }
}

/** One word is as good as another for what can be made. */
const MAKING = 'new add create make set schedule write'

export function entriesFor(reach: Reach): PaletteItem[] {
  const creations = creationsFor(reach)
  const acts = quickActsFor(reach).map((quick) => actOn(quick))
  return [
    ...acts.filter((act) => creations.every(({ href }) => href !== act.href)),
    ...creations.map((creation) => line('Actions', { ...creation, words: `${MAKING} ${creation.words ?? ''}`.trim() })),
    ...placesFor(reach).map((place) => line('Go to', place)),
  ]
}

/** An act towards a known person, or one chosen in its form. */
function actOn({ act, label, icon, words, to, href }: QuickActs[number], person?: PaletteItem): PaletteItem {
  const marks = { 'data-quick': act, 'data-member-id': person?.id, 'data-member-name': person?.label }
  const own = { kind: 'place', group: 'Actions', icon, words } as const
  const way = href ? { href: href(person?.id) } : { href: '#', marks }
  const named = person ? to(person.label) : label
  return { ...own, ...way, id: `${act} ${person?.id ?? ''}`.trim(), label: named, outcome: named }
}

const othersIn = (items: readonly PaletteItem[]) => items.filter(({ group, isSelf }) => group === 'People' && !isSelf)

/** Acts towards the first other person found. */
export const actsOnFirst = (reach: Reach, items: readonly PaletteItem[]) =>
  othersIn(items)
    .slice(0, 1)
    .flatMap((person) => quickActsFor(reach).map((quick) => actOn(quick, person)))

/** Parses "ask priya" into command and name; undefined for other text. */
export function addressed(reach: Reach, words: string) {
  const quick = quickActsFor(reach).find(({ lead }) => lead.test(words))
  return (
    quick && {
      name: words.replace(quick.lead, ''),
      /** Its form once all are found and nobody is among them, such as people who are invited. */
      linesFor(items: readonly PaletteItem[], isWaiting = false) {
        const lines = othersIn(items).map((person) => actOn(quick, person))
        return lines.length === 0 && !isWaiting ? [actOn(quick)] : lines
      },
    }
  )
}

/** What is to do stands under To do alone, not also under what it is. */
export function withoutTwins(items: readonly PaletteItem[]): PaletteItem[] {
  const toDo = new Set(items.flatMap(({ group, href }) => (group === 'To do' ? [href] : [])))
  return items.filter(({ group, kind, href }) => group === 'To do' || kind !== 'place' || !toDo.has(href))
}

/** A line's effect in words. */
export function outcomeOf({ kind, group, outcome, label }: PaletteItem): string {
  if (outcome !== undefined) return outcome
  if (kind === 'person') return `Open ${label}’s profile`
  return group === 'To do' || group === 'Workspaces' ? label : `Open ${label}`
}
