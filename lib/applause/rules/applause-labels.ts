import { nameList } from '@/lib/shared/text'

export const applauseTabs = ['everyone', 'teams', 'received', 'given'] as const
export type ApplauseTab = (typeof applauseTabs)[number]

export const applauseTabLabels: Readonly<Record<ApplauseTab, string>> = {
  everyone: 'Everyone',
  teams: 'My teams',
  received: 'To me',
  given: 'From me',
}

type Seen = { isPublic: boolean; toManager: boolean }

/** Who reads it: to the giver before and after, and to the others. */
type Verb = 'you thank' | 'you thanked' | 'thanked'

export function audienceInWords(
  { isPublic, toManager }: Seen,
  recipientCount: number,
  verb: Verb = 'you thank',
): string {
  if (isPublic) return 'Everyone here can read this'
  const isSeveral = recipientCount > 1
  const readers = [
    ...(verb === 'you thanked' ? ['you'] : []),
    `the ${isSeveral ? 'people' : 'person'} ${verb}`,
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
