export const applauseTabs = ['everyone', 'teams', 'received', 'given'] as const
export type ApplauseTab = (typeof applauseTabs)[number]

export const applauseTabLabels: Readonly<Record<ApplauseTab, string>> = {
  everyone: 'Everyone',
  teams: 'My teams',
  received: 'To me',
  given: 'From me',
}

type Seen = { isPublic: boolean; toManager: boolean }

export function audienceInWords(
  { isPublic, toManager }: Seen,
  recipientCount: number,
  verb: 'you thank' | 'thanked' = 'you thank',
): string {
  if (isPublic) return 'Everyone here can read this'
  const only = `Only the ${recipientCount > 1 ? 'people' : 'person'} ${verb}`
  const managers = recipientCount > 1 ? 'their managers' : 'their manager'
  return toManager ? `${only} and ${managers} can read this` : `${only} can read this`
}

/** “Tom Reed”, “Tom Reed and Lena Vogt”, “Tom Reed, Lena Vogt and 3 others”. Reads two names of `count` people. */
export function peopleInWords(names: readonly string[], count = names.length): string {
  const [first = '', second = ''] = names
  if (count <= 1) return first
  if (count === 2) return `${first} and ${second}`
  const others = count - 2
  return `${first}, ${second} and ${others === 1 ? '1 other' : `${others} others`}`
}
