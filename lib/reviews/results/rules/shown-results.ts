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

/** Who the viewer is to a review: whether they created it, are who it is about, and so on. */
export type ViewerFacts = Record<ReaderKind, boolean>

/**
 * As which of the readers its settings name somebody comes, or null when as none of them. Whom it is about reads what is
 * released to them, or created by them, and nothing before that for being an admin or chosen as well.
 */
export function readerKind(review: Reviewed, hasShared: boolean, is: ViewerFacts): ReaderKind | null {
  const isKind: ViewerFacts = is.subject ? { ...is, shared: false, admin: false, manager: false } : is
  const readers = namedReaders({ ...review, hasShared })
  return readers.find((kind) => isKind[kind] && mayReadNow(kind, review.status, review.releaseMode)) ?? null
}

/**
 * Through whose eyes results are read: whether they see names, and in which group they answered themselves, or null when
 * they did not. Whoever sees names is shown everything; for everybody else the rest of this file decides. `beside` are the
 * eyes of somebody who looks at the same time: only what both may see is shown.
 */
export type Eyes = { seesNames: boolean; ownGroup: Relationship | null; beside?: Eyes }

/** Whether the one beside the reader answered without a name as well, so that the reader alone might be shown more. */
export const isNarrowed = ({ beside }: Eyes) => beside !== undefined && !beside.seesNames && beside.ownGroup !== null

/** The viewer's own place among those asked. */
type OwnPlace = { status: AssigneeStatus; relationship: Relationship }

/** Through whose eyes a reader of this kind reads it. */
export function eyesOf(readAs: ReaderKind, anonymity: Anonymity, own: OwnPlace | undefined): Eyes {
  // Whether its subject answered anonymously is nobody's to learn, and before the release the creator looks through their
  // eyes: so a subject who was asked counts as one who answered. The release itself is decided in the same way.
  const isJudgedByAsking = readAs === 'subject' && anonymity !== 'NAMED'
  const hasAnswered = own !== undefined && (isJudgedByAsking || own.status === 'ANSWERED')
  return { seesNames: seesNames(readAs, anonymity), ownGroup: hasAnswered ? own.relationship : null }
}

/** How many of one group answered a question; none of them, where all their answers are hidden. */
export type GroupCount = { group: Relationship; people: number }

/** Which figures of one question are shown: that of everybody together, and those of single groups. */
export type Shown = { all: boolean; groups: Relationship[] }

const nothing: Shown = { all: false, groups: [] }

const peopleIn = (counts: readonly GroupCount[]) => counts.reduce((sum, { people }) => sum + people, 0)

/** The close puts small groups under Other, so the reader's own answer is in their group or there. */
const mayHoldOwn = ({ group }: GroupCount, { ownGroup }: Eyes) =>
  ownGroup !== null && (group === ownGroup || group === 'OTHER')

/** Somebody's own answer about themselves tells them nothing new, although it is one person's. */
const isOwnSelf = ({ group, people }: GroupCount, { ownGroup }: Eyes) =>
  group === 'SELF' && ownGroup === 'SELF' && people === 1

const unknownIn = (counts: readonly GroupCount[], eyes: Eyes) =>
  unknownTo(
    peopleIn(counts),
    counts.some((count) => mayHoldOwn(count, eyes)),
  )

const isEnough = (counts: GroupCount[], eyes: Eyes) => unknownIn(counts, eyes) >= ANONYMITY_FLOOR

/** Whether so many stand behind the figure of everybody together that it is shown. */
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
  // A group all of whose answers are hidden is still left over: what its going changed would tell whose they were.
  const rest = () => counts.filter((count) => !own.includes(count) && !shown.includes(count))
  const isNobodyOrEnough = () => peopleIn(rest()) === 0 || isEnough(rest(), eyes)
  while (shown.length > 0 && !isNobodyOrEnough()) shown.pop()
  // What is left over for those whose own answer stands apart must be enough, too.
  const kept = isNobodyOrEnough() ? [...shown, ...own] : []
  return {
    all: true,
    groups: present.map(({ group }) => group).filter((group) => kept.some((one) => one.group === group)),
  }
}

/**
 * What is shown of one question, the one rule for screens, files and messages (decisions, section 5). Behind every figure,
 * and behind every difference of two figures, there are at least three people whose answers the reader does not know:
 * a group is hidden when it is smaller, and when what all groups shown leave over is, the smallest of them is hidden as
 * well. A question that follows up on another is asked of those who gave one answer, so it shows no more than `leading`,
 * what is shown of that other.
 */
export function shownOf(counts: readonly GroupCount[], eyes: Eyes, leading?: Shown): Shown {
  const shown = shownToOne(counts, eyes, leading)
  return eyes.beside && !eyes.beside.seesNames ? shownOf(counts, eyes.beside, shown) : shown
}

const isSameOrApart = (one: number, other: number) => one === other || Math.abs(one - other) >= ANONYMITY_FLOOR

/**
 * Whether what is shown of two rounds may stand side by side: when nearly the same people answered, one more or one less
 * would show what that one person said. The reader's own answer may be among them and need not be, so both must hold.
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
