export const MOST_TAGS = 10
export const LONGEST_TAG = 40

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The tags that comma-separated text adds, and those that don't fit. */
export function newTags(text: string, tags: readonly string[]): { tags: string[]; rest: string[] } {
  const written = text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag, index, all) => tag !== '' && ![...tags, ...all.slice(0, index)].some((other) => isSame(other, tag)))
  const fitting = written.filter((tag) => tag.length <= LONGEST_TAG).slice(0, MOST_TAGS - tags.length)
  return { tags: [...tags, ...fitting], rest: written.filter((tag) => !fitting.includes(tag)) }
}
