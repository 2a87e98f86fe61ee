import type { Day } from '@/lib/shared/dates'
import { nameList, plural } from '@/lib/shared/text'
import { celebrationKinds, sharedKinds, type CelebrationKind } from './celebration-kinds'

export type Reason = { kind: CelebrationKind; key: string; on: Day; badge: string | null; years: number | null }

export type CelebrationLine = { kind: CelebrationKind; icon: (typeof celebrationKinds)[number]['icon']; text: string }

type Group = readonly Reason[]
type Said = { firstName: string; workspaceName: string; day: Day }

const badgesOf = (group: Group) =>
  nameList(
    group.map(({ badge }) => badge ?? ''),
    group.length,
  )

const yearsOf = (group: Group) => plural(group[0]?.years ?? 1, 'year')

const ownLines: Record<CelebrationKind, (group: Group, said: Said) => string> = {
  birthday: () => 'Here’s to a wonderful new year of your life.',
  anniversary: (group, { workspaceName }) => `You’ve been at ${workspaceName} for ${yearsOf(group)}.`,
  badge: (group) => `You earned ${badgesOf(group)}.`,
  goal: ({ length }) => `You completed ${length === 1 ? 'a goal' : `${length} goals`} on time.`,
  feedback: () => 'You answered four requests for feedback in a row.',
  'follow-up': () => 'You completed four follow-ups in a row.',
  'one-on-one': () => 'You completed four one-on-ones in a row.',
}

const groupsOf = (reasons: readonly Reason[]) =>
  celebrationKinds.flatMap(({ kind, icon }) => {
    const group = reasons.filter((reason) => reason.kind === kind)
    return group.length === 0 ? [] : [{ kind, icon, group }]
  })

export const categoriesOf = (reasons: readonly Reason[]) => groupsOf(reasons).map(({ kind }) => kind)

export const linesForOwner = (reasons: readonly Reason[], said: Said): CelebrationLine[] =>
  groupsOf(reasons).map(({ kind, icon, group }) => ({ kind, icon, text: ownLines[kind](group, said) }))

/** “Happy birthday, Priya”; weekend birthdays are celebrated after it. */
export function celebrationTitle(reasons: readonly Reason[], { firstName, day }: Said): string {
  const birthday = reasons.find(({ kind }) => kind === 'birthday')
  if (birthday) return `${birthday.on < day ? 'Happy belated birthday' : 'Happy birthday'}, ${firstName}`
  const isAnniversary = reasons.some(({ kind }) => kind === 'anniversary')
  return `${isAnniversary ? 'Happy anniversary' : 'Well done'}, ${firstName}`
}

const sharedLines: Partial<Record<CelebrationKind, (group: Group) => string>> = {
  birthday: () => 'Birthday',
  anniversary: (group) => `${yearsOf(group)} here`,
  badge: (group) => `Earned ${badgesOf(group)}`,
}

export type StillShared = {
  uncelebrated: readonly string[]
  hiddenBadges: readonly string[]
  isBirthdayShared: boolean
}

export const sharedReasons = (
  reasons: readonly Reason[],
  { uncelebrated, hiddenBadges, isBirthdayShared }: StillShared,
) =>
  reasons.filter(
    ({ kind, badge }) =>
      sharedKinds.includes(kind) &&
      !uncelebrated.includes(kind) &&
      (kind !== 'birthday' || isBirthdayShared) &&
      (badge === null || !hiddenBadges.includes(badge)),
  )

/** “Birthday · 3 years here · Earned Novice”. */
export const lineForTeammates = (reasons: readonly Reason[]) =>
  groupsOf(reasons)
    .flatMap(({ kind, group }) => sharedLines[kind]?.(group) ?? [])
    .join(' · ')
