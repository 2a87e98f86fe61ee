import {
  namedReaders,
  mayReadNow,
  seesNames,
  type ReaderSettings,
  type ReaderKind,
} from '@/lib/reviews/model/rules/readers'
import type {
  ReviewStatus,
  ReleaseMode,
  Relationship,
  AssigneeStatus,
  Anonymity,
} from '@/lib/platform/generated/prisma/enums'
import { unknownTo, ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'

type Reviewed = Omit<ReaderSettings, 'hasShared'> & { status: ReviewStatus; releaseMode: ReleaseMode }

export type ViewerFacts = Record<ReaderKind, boolean>

/**
 * Null when the person is no reader. A subject reads only what is released to them or created by them, even if they are
 * also an Admin or shared reader.
 */
export function readerKind(review: Reviewed, hasShared: boolean, is: ViewerFacts): ReaderKind | null {
  const isKind: ViewerFacts = is.subject ? { ...is, shared: false, admin: false, manager: false } : is
  const readers = namedReaders({ ...review, hasShared })
  return readers.find((kind) => isKind[kind] && mayReadNow(kind, review.status, review.releaseMode)) ?? null
}

/**
 * Whose view decides the results: `ownGroup` is the group in which they answered, or null. Readers with names see
 * everything; the rules below decide for others. `beside` is a second viewer: only what both may see is shown.
 */
export type Eyes = { seesNames: boolean; ownGroup: Relationship | null; beside?: Eyes }

/** A second viewer who answered without a name narrows what the reader sees. */
export const isNarrowed = ({ beside }: Eyes) => beside !== undefined && !beside.seesNames && beside.ownGroup !== null

type OwnPlace = { status: AssigneeStatus; relationship: Relationship }

export function eyesOf(readAs: ReaderKind, anonymity: Anonymity, own: OwnPlace | undefined): Eyes {
  // Nobody may learn whether the subject answered anonymously, and the creator previews as the subject: so a subject
  // who was asked counts as having answered, also for the release.
  const isJudgedByAsking = readAs === 'subject' && anonymity !== 'NAMED'
  const hasAnswered = own !== undefined && (isJudgedByAsking || own.status === 'ANSWERED')
  return { seesNames: seesNames(readAs, anonymity), ownGroup: hasAnswered ? own.relationship : null }
}

/** `people` is 0 when all answers of the group are hidden. */
export type GroupCount = { group: Relationship; people: number }

export type Shown = { all: boolean; groups: Relationship[] }

const nothing: Shown = { all: false, groups: [] }

const peopleIn = (counts: readonly GroupCount[]) => counts.reduce((sum, { people }) => sum + people, 0)

/** The close merges small groups into Other, so the reader's own answer is in their group or there. */
const mayHoldOwn = ({ group }: GroupCount, { ownGroup }: Eyes) =>
  ownGroup !== null && (group === ownGroup || group === 'OTHER')

/** A self-assessment tells its author nothing new, although it is one person's. */
const isOwnSelf = ({ group, people }: GroupCount, { ownGroup }: Eyes) =>
  group === 'SELF' && ownGroup === 'SELF' && people === 1

const unknownIn = (counts: readonly GroupCount[], eyes: Eyes) =>
  unknownTo(
    peopleIn(counts),
    counts.some((count) => mayHoldOwn(count, eyes)),
  )

const isEnough = (counts: GroupCount[], eyes: Eyes) => unknownIn(counts, eyes) >= ANONYMITY_FLOOR

export const isShownOfAll = (people: number, { seesNames, ownGroup, beside }: Eyes): boolean =>
  (seesNames || unknownTo(people, ownGroup !== null) >= ANONYMITY_FLOOR) && (!beside || isShownOfAll(people, beside))

function shownToOne(counts: readonly GroupCount[], eyes: Eyes, leading: Shown | undefined): Shown {
  const present = counts.filter(({ people }) => people > 0)
  if (eyes.seesNames) return { all: true, groups: present.map(({ group }) => group) }
  if (leading?.all === false || !isShownOfAll(peopleIn(present), eyes)) return nothing
  const allowed = present.filter(({ group }) => leading === undefined || leading.groups.includes(group))
  const own = allowed.filter((count) => isOwnSelf(count, eyes))
  const shown = allowed
    .filter((count) => !own.includes(count) && isEnough([count], eyes))
    .toSorted((one, other) => other.people - one.people)
  // A group whose answers are all hidden still counts as remaining; otherwise its absence would reveal their author.
  const rest = () => counts.filter((count) => !own.includes(count) && !shown.includes(count))
  const isNobodyOrEnough = () => peopleIn(rest()) === 0 || isEnough(rest(), eyes)
  while (shown.length > 0 && !isNobodyOrEnough()) shown.pop()
  // What remains must also be enough when the reader's own answer is shown separately.
  const kept = isNobodyOrEnough() ? [...shown, ...own] : []
  return {
    all: true,
    groups: present.map(({ group }) => group).filter((group) => kept.some((one) => one.group === group)),
  }
}

/**
 * What is shown of one question, on screens, in files and in messages (docs/decisions.md, Anonymity). Behind every figure and
 * every difference of two figures are at least three people whose answers the reader does not know: smaller groups are
 * hidden, and the smallest shown group as well if the remainder is too small. A follow-up shows no more than `leading`,
 * the question that leads to it.
 */
export function shownOf(counts: readonly GroupCount[], eyes: Eyes, leading?: Shown): Shown {
  const shown = shownToOne(counts, eyes, leading)
  return eyes.beside && !eyes.beside.seesNames ? shownOf(counts, eyes.beside, shown) : shown
}

const isSameOrApart = (one: number, other: number) => one === other || Math.abs(one - other) >= ANONYMITY_FLOOR

/**
 * Whether two rounds can be compared: if their respondents differ by one, the difference reveals that answer. It must
 * hold with and without the reader's own answer.
 */
export function isComparable(
  now: readonly GroupCount[],
  then: readonly GroupCount[],
  eyes: Eyes,
  eyesThen: Eyes,
): boolean {
  if (eyes.beside && !isComparable(now, then, eyes.beside, eyesThen.beside ?? eyesThen)) return false
  if (eyes.seesNames && eyesThen.seesNames) return true
  return isSameOrApart(peopleIn(now), peopleIn(then)) && isSameOrApart(unknownIn(now, eyes), unknownIn(then, eyesThen))
}

export type AskedCounts = { team: number; invited: number; joining: number }

type Places = { assignees: number; externals: number; invitees: number }

/** Members and external reviewers asked, and people who are invited and asked once they join. */
export const askedOf = ({ assignees, externals, invitees }: Places): AskedCounts => ({
  team: assignees - externals,
  invited: externals,
  joining: invitees,
})
