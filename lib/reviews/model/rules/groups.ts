import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import { groupLabels, isChosen, relationshipsTo, type Circle } from './relationships'
import { nameList, plural } from '@/lib/shared/text'
import { ANONYMITY_FLOOR } from './anonymity'
import {
  subjectsOf,
  mergedEmails,
  isEmail,
  nominationsOf,
  askedAbout,
  soleSubjectOf,
  type MembersById,
} from './audience'
import type { FormContent } from '@/lib/reviews/schema'

/** How many of one group are expected to answer. */
export type GroupSize = { group: Relationship; size: number }

/** The groups in the order in which they are named. */
const groupOrder: readonly Relationship[] = ['SELF', 'MANAGER', 'PEER', 'REPORT', 'EXTERNAL', 'OTHER']

/** How many peers are yet to be proposed, at the least: who was approved, in this round or an earlier one, has a place already. */
export const yetToPropose = (bounds: { min: number } | null, approvedCount: number) =>
  Math.max(0, (bounds?.min ?? 0) - approvedCount)

export type Expected = {
  relationships: readonly Relationship[]
  /** People without an account. */
  outsideCount: number
  /** Peers whom the subject is yet to propose, at the least. */
  nominatedCount: number
}

/** How many of each group a review would ask; groups of nobody are left out. */
export function expectedGroups({ relationships, outsideCount, nominatedCount }: Expected): GroupSize[] {
  const sizes = new Map<Relationship, number>([
    ['EXTERNAL', outsideCount],
    ['PEER', nominatedCount],
  ])
  for (const group of relationships) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  return groupOrder.flatMap((group) => {
    const size = sizes.get(group) ?? 0
    return size > 0 ? [{ group, size }] : []
  })
}

/** "Managers 1, Peers 4, Reports 3" */
export const groupsInWords = (groups: readonly GroupSize[]) =>
  groups.map(({ group, size }) => `${groupLabels[group]} ${size}`).join(', ')

const oneAndMany: Record<Relationship, [one: string, many: string]> = {
  SELF: ['self-review', 'self-reviews'],
  MANAGER: ['manager', 'managers'],
  PEER: ['peer', 'peers'],
  REPORT: ['report', 'reports'],
  EXTERNAL: ['external reviewer', 'external reviewers'],
  OTHER: ['other', 'others'],
}

/** "1 manager and 2 reports" */
export const groupsInSentence = (groups: readonly GroupSize[]) =>
  nameList(
    groups.map(({ group, size }) => plural(size, ...oneAndMany[group])),
    groups.length,
  )

export const sizeOf = (groups: readonly GroupSize[]) => groups.reduce((sum, { size }) => sum + size, 0)

/**
 * The groups that cannot stay unknown in an anonymous review, or none. When it closes, groups of fewer than three are put
 * together with the Others. That hides everybody as long as these are three together, or as long as nobody is left over:
 * one or two would be what the shown groups leave of the whole.
 */
export function exposedGroups(groups: readonly GroupSize[]): GroupSize[] {
  if (sizeOf(groups) < ANONYMITY_FLOOR) return [...groups]
  const together = groups.filter(({ group, size }) => group === 'OTHER' || size < ANONYMITY_FLOOR)
  return sizeOf(together) < ANONYMITY_FLOOR ? together : []
}

/** The groups that are large enough to be shown beside those that would stand out. */
const groupsApart = (groups: readonly GroupSize[], exposed: readonly GroupSize[]) =>
  groups.filter(({ group }) => !exposed.some((small) => small.group === group))

/** The largest group as which those who would stand out can be counted; a self-review and people outside stay what they are. */
function groupToJoin(groups: readonly GroupSize[], exposed: readonly GroupSize[]) {
  if (!exposed.every(({ group }) => isChosen(group))) return undefined
  const [largest] = groupsApart(groups, exposed)
    .filter(({ group }) => isChosen(group))
    .toSorted((one, other) => other.size - one.size)
  return largest?.group
}

/** "peers" */
export const groupName = (group: Relationship) => oneAndMany[group][1]

export type Situation = {
  /** Whom it is about among several: what people are to each is not changed before it is sent. */
  subject: string | null
  /** Whether there is somebody to keep names from who is not the one who asks. */
  canHide: boolean
  /** Whether teams or tags are asked, of whose people each must be chosen by name before they are counted otherwise. */
  hasCrowds: boolean
}

/** What can really be done about those who would stand out in an anonymous review, in sentences. */
export function standOutAdvice(groups: readonly GroupSize[], { subject, canHide, hasCrowds }: Situation): string {
  const exposed = exposedGroups(groups)
  const apart = groupsApart(groups, exposed)
  const hasSelf = exposed.some(({ group }) => group === 'SELF')
  const group = groupToJoin(groups, exposed)
  const missing = plural(ANONYMITY_FLOOR - sizeOf(exposed), 'more person', 'more people')
  const besides = nameList(
    apart.map((one) => groupName(one.group)),
    apart.length,
  )
  const ways = [
    ...(group !== undefined && subject === null
      ? [`${hasCrowds ? 'choose them by name and ' : ''}count them as ${groupName(group)} with “Change it”`]
      : []),
    `ask at least ${missing} besides the ${besides}`,
    sizeOf(exposed) === 1 && hasSelf ? 'leave it out' : 'leave them out',
    ...(group !== undefined && subject !== null
      ? [`send it about ${subject} alone, where they can be counted as ${groupName(group)}`]
      : []),
    ...(hasSelf ? [`choose Named${canHide ? ' or Confidential' : ''}`] : []),
  ]
  const sentence = `${ways.slice(0, -1).join(', ')}, or ${ways.at(-1)}.`
  return `${hasSelf ? 'A self-review is always that of one person. ' : ''}${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`
}

/** What is known of the people, teams and tags a form names. */
export type Surroundings = {
  membersById: MembersById
  circles: ReadonlyMap<string, Circle>
  nameOf: (memberId: string) => string
}

/** The groups one review of the form would ask; `subject` is whom it is about, where it is about several. */
export type ExpectedGroups = { subject: string | null; groups: GroupSize[] }

/** What a form comes to in groups: one line for each person it is about, or one for nobody in particular. */
export function groupsOfForm(content: FormContent, creatorId: string, around: Surroundings): ExpectedGroups[] {
  const subjects = subjectsOf(content, creatorId)
  const outsideCount = mergedEmails(content.emails).filter(isEmail).length
  const nominatedCount = nominationsOf(content)?.min ?? 0
  const sizesFor = (subjectId: string | null) => {
    const edits = subjects.length === 1 ? content.relationships : undefined
    const isTo = relationshipsTo(subjectId === null ? undefined : around.circles.get(subjectId), edits)
    const relationships = askedAbout(content, subjectId, around.membersById).map(isTo)
    return expectedGroups({ relationships, outsideCount, nominatedCount })
  }
  if (subjects.length === 0) return [{ subject: null, groups: sizesFor(null) }]
  const isSole = subjects.length === 1
  return subjects.map((id) => ({ subject: isSole ? null : around.nameOf(id), groups: sizesFor(id) }))
}

/** What those who would stand out can be counted as, with the relationships that do so, or null where that hides nobody. */
export function joinedGroups(content: FormContent, creatorId: string, around: Surroundings) {
  const subjectId = soleSubjectOf(content, creatorId)
  if (subjectId === null) return null
  const groupsWith = (relationships: FormContent['relationships']) =>
    groupsOfForm({ ...content, relationships }, creatorId, around).flatMap(({ groups }) => groups)
  const groups = groupsWith(content.relationships)
  const exposed = exposedGroups(groups)
  const group = groupToJoin(groups, exposed)
  if (exposed.length === 0 || group === undefined) return null
  const isTo = relationshipsTo(around.circles.get(subjectId), content.relationships)
  const moved = content.assigneeIds.filter((id) => exposed.some((small) => small.group === isTo(id)))
  const relationships = { ...content.relationships, ...Object.fromEntries(moved.map((id) => [id, group])) }
  return exposedGroups(groupsWith(relationships)).length === 0 ? { group, relationships } : null
}
