import type { Lookup } from '@/components/ui/lookup/query-client'

export interface PickerItem {
  id: string
  label: string
  /** Secondary text: an e-mail address, "12 people". */
  hint?: string
  /** Synonyms. */
  words?: string
  kind: 'person' | 'team' | 'tag' | 'email' | 'place'
  pictureId?: string | null
  /** Why it can't be chosen. */
  refusal?: string
}

/** The server query for words; without words, the initial items. */
export type PickerSearch = (words: string) => Lookup<PickerItem[]>

/** A search whose first items begin with this one. */
export const withFirst =
  (item: PickerItem, search: PickerSearch): PickerSearch =>
  (words) => ({ ...search(words), ...(words === '' && { select: (found) => [item, ...found] }) })

// Letters without a base letter, which normalizing keeps, but people type plain.
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

/** Lower-case without marks. */
const plain = (text: string) =>
  text
    .toLocaleLowerCase('en-US')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[łøđðħıþßæœ]/g, (letter) => letters[letter] ?? letter)

/** Match quality: 0 starts the label, 1 starts a word, 2 any order, undefined none. */
function rank(item: PickerItem, words: string): number | undefined {
  const label = plain(item.label)
  if (label.startsWith(words)) return 0
  if (label.includes(` ${words}`)) return 1
  const text = `${label} ${plain(`${item.hint ?? ''} ${item.words ?? ''}`)}`
  return words.split(/\s+/).every((word) => text.includes(word)) ? 2 : undefined
}

const MOST_SHOWN = 50

/** Matches, best first, without selected ones. */
export function findItems<Item extends PickerItem>(
  items: readonly Item[],
  search: string,
  chosen: readonly PickerItem[],
): Item[] {
  const taken = new Set(chosen.map((item) => item.id))
  const words = plain(search.trim())
  return items
    .flatMap((item) => {
      const place = taken.has(item.id) ? undefined : rank(item, words)
      return place === undefined ? [] : [{ item, place }]
    })
    .sort((one, other) => one.place - other.place)
    .slice(0, MOST_SHOWN)
    .map(({ item }) => item)
}
