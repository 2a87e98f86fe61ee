import { nameList } from '@/lib/shared/text'

export const applauseTabs = ['everyone', 'teams', 'received', 'given'] as const
export type ApplauseTab = (typeof applauseTabs)[number]

export const applauseTabLabels: Readonly<Record<ApplauseTab, string>> = {
  everyone: 'Everyone',
  teams: 'My teams',
  received: 'To me',
  given: 'From me',
}

export const applauseSides = ['to', 'from'] as const
export type ApplauseSide = (typeof applauseSides)[number]

export const applauseSideLabels: Readonly<Record<ApplauseSide, string>> = { to: 'To them', from: 'From them' }

type Seen = { isPublic: boolean; toManager: boolean }

const verbOf = (giver: string | undefined) => {
  if (giver === undefined) return 'you thank'
  return giver === 'you' ? 'you thanked' : 'thanked'
}

/** Who reads it, once given by “you” or somebody named; without a giver: before. */
export function audienceInWords({ isPublic, toManager }: Seen, recipientCount: number, giver?: string): string {
  if (isPublic) return 'Everyone here can read this'
  const isSeveral = recipientCount > 1
  const readers = [
    ...(giver === undefined ? [] : [giver]),
    `the ${isSeveral ? 'people' : 'person'} ${verbOf(giver)}`,
    ...(toManager ? [isSeveral ? 'their managers' : 'their manager'] : []),
  ]
  return `Only ${nameList(readers, readers.length)} can read this`
}

/** “Tom Reed”, “Tom Reed and Lena Vogt”, “Tom Reed, Lena Vogt and 3 others”. Reads two names of `count` people. */
export function peopleInWords(names: readonly string[], count = names.length): string {
  const [first = '', second = ''] = names
  if (count <= 1) return first
  if (count === 2) return `${first} and ${second}`
  const others = count - 2
  return `${first}, ${second} and ${others === 1 ? '1 other' : `${others} others`}`
}

export const retiredLast = <Category extends { isRetired: boolean }>(categories: readonly Category[]): Category[] =>
  categories.toSorted((one, other) => Number(one.isRetired) - Number(other.isRetired))
