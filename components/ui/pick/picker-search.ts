export interface PickerItem {
  id: string
  label: string
  /** A second, quiet line: an e-mail address, "12 people". */
  hint?: string
  kind: 'person' | 'team' | 'tag' | 'email'
  image?: string | null
  /** Why it cannot be chosen. */
  refusal?: string
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('en-US')

/** How well an item answers a search: 0 a start of the label, 1 a start of a word, 2 anywhere, undefined not at all. */
function rank(item: PickerItem, words: string): number | undefined {
  const label = plain(item.label)
  if (label.startsWith(words)) return 0
  if (label.includes(` ${words}`)) return 1
  return label.includes(words) || plain(item.hint ?? '').includes(words) ? 2 : undefined
}

/** The items that answer a search, best first, without those already chosen; at most `most`. */
export function findItems(
  items: readonly PickerItem[],
  search: string,
  chosen: readonly PickerItem[],
  most = 50,
): PickerItem[] {
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
