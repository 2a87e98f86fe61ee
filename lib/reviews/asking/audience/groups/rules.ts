import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import { nameList, plural } from '@/lib/shared/text'
import { ANONYMITY_FLOOR, groupLabels } from '../../../rules'
import type { FormContent } from '../../../schema'
import { relationshipsTo, type Circle } from '../circles/rules'
import { askedAbout, isEmail, mergedEmails, nominationsOf, subjectsOf, type MembersById } from '../rules'

/** How many of one group are expected to answer. */
export type GroupSize = { group: Relationship; size: number }

/** The groups in the order in which they are named. */
const groupOrder: readonly Relationship[] = ['SELF', 'MANAGER', 'PEER', 'REPORT', 'EXTERNAL', 'OTHER']

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
  EXTERNAL: ['person outside', 'people outside'],
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
