import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import { groupLabels, inGroupOrder, isChosen, relationshipsTo, type OrgRelations } from './relationships'
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
import type { FormContent } from '@/lib/reviews/model/schema'

/** `size` is how many are expected to answer. */
export type GroupSize = { group: Relationship; size: number }

/** Approved peers, also of earlier rounds, are already asked and do not count. */
export const yetToPropose = (bounds: { min: number } | null, approvedCount: number) =>
  Math.max(0, (bounds?.min ?? 0) - approvedCount)

export type Expected = {
  relationships: readonly Relationship[]
  /** External reviewers. */
  externalCount: number
  /** The fewest peers still to be nominated. */
  nominatedCount: number
}

/** Leaves out empty groups. */
export function expectedGroups({ relationships, externalCount, nominatedCount }: Expected): GroupSize[] {
  const sizes = new Map<Relationship, number>([
    ['EXTERNAL', externalCount],
    ['PEER', nominatedCount],
  ])
  for (const group of relationships) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  return inGroupOrder(sizes.keys())
    .map((group) => ({ group, size: sizes.get(group) ?? 0 }))
    .filter(({ size }) => size > 0)
}

// Before the close, no small groups are among them.
const askedLabels = { ...groupLabels, OTHER: 'Colleagues' }

/** "Managers 1, Peers 4, Colleagues 3" */
export const groupsInWords = (groups: readonly GroupSize[]) =>
  groups.map(({ group, size }) => `${askedLabels[group]} ${size}`).join(', ')

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
 * Groups that an anonymous review cannot hide. On close, groups under three join Others; that hides them if Others has
 * three or more, or nobody: one or two can be computed from the total.
 */
export function exposedGroups(groups: readonly GroupSize[]): GroupSize[] {
  if (sizeOf(groups) < ANONYMITY_FLOOR) return [...groups]
  const together = groups.filter(({ group, size }) => group === 'OTHER' || size < ANONYMITY_FLOOR)
  return sizeOf(together) < ANONYMITY_FLOOR ? together : []
}

/** Groups that are large enough to be shown on their own. */
const groupsApart = (groups: readonly GroupSize[], exposed: readonly GroupSize[]) =>
  groups.filter(({ group }) => !exposed.some((small) => small.group === group))

/** The largest group that can absorb the exposed people; SELF and EXTERNAL never change. */
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
  /** The subject among several; their relationships cannot be edited before sending. */
  subject: string | null
  /** Whether confidentiality is possible. */
  canHide: boolean
  /** Members of teams and tags must be chosen by name before their relationship can be edited. */
  hasTeamsOrTags: boolean
}

/** How to hide the people an anonymous review would expose, in sentences. */
export function standOutAdvice(groups: readonly GroupSize[], { subject, canHide, hasTeamsOrTags }: Situation): string {
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
      ? [`${hasTeamsOrTags ? 'choose them by name and ' : ''}count them as ${groupName(group)} with “Change it”`]
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

export type Surroundings = {
  membersById: MembersById
  orgRelations: ReadonlyMap<string, OrgRelations>
  nameOf: (memberId: string) => string
}

/** `subject` is null for a single review. */
export type ExpectedGroups = { subject: string | null; groups: GroupSize[] }

/** One entry per subject, or one without a subject. */
export function groupsOfForm(content: FormContent, creatorId: string, around: Surroundings): ExpectedGroups[] {
  const subjects = subjectsOf(content, creatorId)
  const externalCount = mergedEmails(content.emails).filter(isEmail).length
  const nominatedCount = nominationsOf(content)?.min ?? 0
  const sizesFor = (subjectId: string | null) => {
    const edits = subjects.length === 1 ? content.relationships : undefined
    const isTo = relationshipsTo(subjectId === null ? undefined : around.orgRelations.get(subjectId), edits)
    const relationships = askedAbout(content, subjectId, around.membersById).map(isTo)
    return expectedGroups({ relationships, externalCount, nominatedCount })
  }
  if (subjects.length === 0) return [{ subject: null, groups: sizesFor(null) }]
  const isSole = subjects.length === 1
  return subjects.map((id) => ({ subject: isSole ? null : around.nameOf(id), groups: sizesFor(id) }))
}

/** The group that exposed people can join, with the relationships for it; null where that hides nobody. */
export function joinedGroups(content: FormContent, creatorId: string, around: Surroundings) {
  const subjectId = soleSubjectOf(content, creatorId)
  if (subjectId === null) return null
  const groupsWith = (relationships: FormContent['relationships']) =>
    groupsOfForm({ ...content, relationships }, creatorId, around).flatMap(({ groups }) => groups)
  const groups = groupsWith(content.relationships)
  const exposed = exposedGroups(groups)
  const group = groupToJoin(groups, exposed)
  if (exposed.length === 0 || group === undefined) return null
  const isTo = relationshipsTo(around.orgRelations.get(subjectId), content.relationships)
  const moved = content.assigneeIds.filter((id) => exposed.some((small) => small.group === isTo(id)))
  const relationships = { ...content.relationships, ...Object.fromEntries(moved.map((id) => [id, group])) }
  return exposedGroups(groupsWith(relationships)).length === 0 ? { group, relationships } : null
}
