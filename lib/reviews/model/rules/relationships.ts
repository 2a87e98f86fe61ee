import type { Anonymity, Relationship } from '@/lib/platform/generated/prisma/enums'
import type { FormContent } from '@/lib/reviews/model/schema'
import { soleSubjectOf } from './audience'

export const relationshipLabels: Record<Relationship, string> = {
  SELF: 'Self',
  PEER: 'Peer',
  MANAGER: 'Manager',
  REPORT: 'Report',
  EXTERNAL: 'External reviewer',
  OTHER: 'Other',
}

export const groupLabels: Record<Relationship, string> = {
  SELF: 'Self',
  MANAGER: 'Managers',
  PEER: 'Peers',
  REPORT: 'Reports',
  EXTERNAL: 'External reviewers',
  OTHER: 'Others',
}

export type GroupLabels = typeof groupLabels

/** From self through the hierarchy to external. */
const groupOrder: readonly Relationship[] = ['SELF', 'MANAGER', 'PEER', 'REPORT', 'EXTERNAL', 'OTHER']

/** Each group once, in display order. */
export function inGroupOrder(groups: Iterable<Relationship>): Relationship[] {
  const present = new Set(groups)
  return groupOrder.filter((group) => present.has(group))
}

/** Without a subject, OTHER reads "Colleagues", unless the review is anonymous and OTHER also holds small groups. */
export const groupLabelsOf = ({ subjectId, anonymity }: { subjectId: string | null; anonymity: Anonymity }) =>
  subjectId === null && anonymity !== 'ANONYMOUS' ? { ...groupLabels, OTHER: 'Colleagues' } : groupLabels

/** `manages` and `memberOf` are team ids. */
type TeamTies = { manages: ReadonlySet<string>; memberOf: ReadonlySet<string> }

const overlaps = (left: ReadonlySet<string>, right: ReadonlySet<string>) => [...left].some((id) => right.has(id))

/** The respondent's relationship by teams. */
export function relationshipOf(
  respondent: { id: string } & TeamTies,
  subject: ({ id: string } & TeamTies) | null,
): Relationship {
  if (subject === null) return 'OTHER'
  if (respondent.id === subject.id) return 'SELF'
  if (overlaps(respondent.manages, subject.memberOf)) return 'MANAGER'
  if (overlaps(subject.manages, respondent.memberOf)) return 'REPORT'
  return overlaps(respondent.memberOf, subject.memberOf) ? 'PEER' : 'OTHER'
}

/** Org relations by member id. */
export type OrgRelations = { subjectId: string; managers: string[]; peers: string[]; reports: string[] }

export type TeamTie = { teamId: string; memberId: string; isManager: boolean }

export function orgRelationsOf(subjectId: string, places: readonly TeamTie[]): OrgRelations {
  const own = places.filter(({ memberId }) => memberId === subjectId)
  const memberOf = new Set(own.filter(({ isManager }) => !isManager).map(({ teamId }) => teamId))
  const manages = new Set(own.filter(({ isManager }) => isManager).map(({ teamId }) => teamId))
  const idsOf = (isIn: (place: TeamTie) => boolean) => [
    ...new Set(places.filter((place) => place.memberId !== subjectId && isIn(place)).map(({ memberId }) => memberId)),
  ]
  return {
    subjectId,
    managers: idsOf(({ teamId, isManager }) => isManager && memberOf.has(teamId)),
    peers: idsOf(({ teamId, isManager }) => !isManager && memberOf.has(teamId)),
    reports: idsOf(({ teamId, isManager }) => !isManager && manages.has(teamId)),
  }
}

/** Relationships that the creator can set where the teams are wrong. */
export const chosenRelationships = ['MANAGER', 'PEER', 'REPORT', 'OTHER'] as const satisfies readonly Relationship[]

export const isChosen = (relationship: Relationship) => chosenRelationships.some((known) => known === relationship)

export type RelationshipEdits = Readonly<Record<string, Relationship>>

const noEdits: RelationshipEdits = {}

/** Without org relations everybody is OTHER; a manager who is also a peer is a MANAGER. */
export function relationshipsTo(
  relations: OrgRelations | undefined,
  edits = noEdits,
): (memberId: string) => Relationship {
  if (!relations) return () => 'OTHER'
  const known = new Map<string, Relationship>()
  for (const id of relations.peers) known.set(id, 'PEER')
  for (const id of relations.reports) known.set(id, 'REPORT')
  for (const id of relations.managers) known.set(id, 'MANAGER')
  for (const [id, relationship] of Object.entries(edits)) if (isChosen(relationship)) known.set(id, relationship)
  known.set(relations.subjectId, 'SELF')
  return (memberId) => known.get(memberId) ?? 'OTHER'
}

type Related = Pick<FormContent, 'about' | 'subjectIds' | 'relationships' | 'relatedToId'>

/** Whether the creator edited relationships. */
export const hasEdits = ({ relationships }: Pick<Related, 'relationships'>) => Object.keys(relationships).length > 0

/** Drops relationships to another subject; without `relatedToId`, they refer to the subject of `before`. */
export function withOwnRelationships<Form extends Related>(content: Form, before: Related, creatorId: string): Form {
  const subjectId = soleSubjectOf(content, creatorId)
  const chosenAbout = content.relatedToId ?? soleSubjectOf(hasEdits(before) ? before : content, creatorId)
  const isOwn = hasEdits(content) && subjectId === chosenAbout
  const relatedToId = isOwn ? subjectId : null
  const relationships = relatedToId === null ? {} : content.relationships
  const isSame = relatedToId === content.relatedToId && hasEdits({ relationships }) === hasEdits(content)
  return isSame ? content : { ...content, relationships, relatedToId }
}
