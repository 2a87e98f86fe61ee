import type { Lookup } from '@/components/ui/lookup/query-client'

export interface PickerItem {
  id: string
  label: string
  /** A second, quiet line: an e-mail address, "12 people". */
  hint?: string
  /** Other words it is found by. */
  words?: string
  kind: 'person' | 'team' | 'tag' | 'email' | 'place'
  image?: string | null
  /** Why it cannot be chosen. */
  refusal?: string
}

/** What to ask the server for some words; without words, for what is offered first. */
export type PickerSearch = (words: string) => Lookup<PickerItem[]>

// Letters that are no base letter with a mark, so normalising leaves them, yet people type them without.
const letters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

/** A text as somebody types it who is in a hurry: small letters without marks. */
const plain = (text: string) =>
  text
    .toLocaleLowerCase('en-US')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[łøđðħıþßæœ]/g, (letter) => letters[letter] ?? letter)

/** How well an item answers a search: 0 a start of the label, 1 a start of a word, 2 in any order, undefined not at all. */
function rank(item: PickerItem, words: string): number | undefined {
  const label = plain(item.label)
  if (label.startsWith(words)) return 0
  if (label.includes(` ${words}`)) return 1
  const text = `${label} ${plain(`${item.hint ?? ''} ${item.words ?? ''}`)}`
  return words.split(/\s+/).every((word) => text.includes(word)) ? 2 : undefined
}

/** The items that answer a search, best first, without those already chosen; at most `most`. */
export function findItems<Item extends PickerItem>(
  items: readonly Item[],
  search: string,
  chosen: readonly PickerItem[],
  most = 50,
): Item[] {
  const taken = new Set(chosen.map((item) => item.id))
  const words = plain(search.trim())
  return items
    .flatMap((item) => {
      const place = taken.has(item.id) ? undefined : rank(item, words)
      return place === undefined ? [] : [{ item, place }]
    })
    .sort((one, other) => one.place - other.place)
    .slice(0, most)
    .map(({ item }) => item)
}
