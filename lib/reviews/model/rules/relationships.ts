import type { Anonymity, Relationship } from '@/lib/platform/generated/prisma/enums'
import type { FormContent } from '@/lib/reviews/schema'
import { soleSubjectOf } from './audience'

export const relationshipLabels: Record<Relationship, string> = {
  SELF: 'Self',
  PEER: 'Peer',
  MANAGER: 'Manager',
  REPORT: 'Report',
  EXTERNAL: 'External reviewer',
  OTHER: 'Other',
}

/** The groups of those who answered, in the plural. */
export const groupLabels: Record<Relationship, string> = {
  SELF: 'Self',
  MANAGER: 'Managers',
  PEER: 'Peers',
  REPORT: 'Reports',
  EXTERNAL: 'External reviewers',
  OTHER: 'Others',
}

export type GroupLabels = typeof groupLabels

/**
 * The groups of one review. About nobody in particular all from inside are colleagues; of an anonymous one small groups are
 * among the others, external reviewers too.
 */
export const groupLabelsOf = ({ subjectId, anonymity }: { subjectId: string | null; anonymity: Anonymity }) =>
  subjectId === null && anonymity !== 'ANONYMOUS' ? { ...groupLabels, OTHER: 'Colleagues' } : groupLabels

/** Whether the teams two people share make one the other's manager; `manages` and `memberOf` are team ids. */
type TeamTies = { manages: ReadonlySet<string>; memberOf: ReadonlySet<string> }

const overlaps = (left: ReadonlySet<string>, right: ReadonlySet<string>) => [...left].some((id) => right.has(id))

/** What the person who answers is to the person it is about, as their teams tell. */
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

/** Who stands around one person, by the ids of members. */
export type Circle = { subjectId: string; managers: string[]; peers: string[]; reports: string[] }

export type TeamTie = { teamId: string; memberId: string; isManager: boolean }

/** The circle of a person, from everybody's places in the teams they share. */
export function circleOf(subjectId: string, places: readonly TeamTie[]): Circle {
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

/** What the one who writes the form may say somebody is to its subject, where the teams tell it wrongly. */
export const chosenRelationships = ['MANAGER', 'PEER', 'REPORT', 'OTHER'] as const satisfies readonly Relationship[]

export const isChosen = (relationship: Relationship) => chosenRelationships.some((known) => known === relationship)

export type RelationshipEdits = Readonly<Record<string, Relationship>>

const noEdits: RelationshipEdits = {}

/**
 * What anybody is to the person a form is about; without a circle, which nobody in particular has, they are others. A
 * manager who is a peer elsewhere counts as a manager.
 */
export function relationshipsTo(circle: Circle | undefined, edits = noEdits): (memberId: string) => Relationship {
  if (!circle) return () => 'OTHER'
  const known = new Map<string, Relationship>()
  for (const id of circle.peers) known.set(id, 'PEER')
  for (const id of circle.reports) known.set(id, 'REPORT')
  for (const id of circle.managers) known.set(id, 'MANAGER')
  for (const [id, relationship] of Object.entries(edits)) if (isChosen(relationship)) known.set(id, relationship)
  known.set(circle.subjectId, 'SELF')
  return (memberId) => known.get(memberId) ?? 'OTHER'
}

type Related = Pick<FormContent, 'about' | 'subjectIds' | 'relationships' | 'relatedToId'>

/** Whether somebody has said what people are to whom the form is about, instead of leaving it to the teams. */
export const hasEdits = ({ relationships }: Pick<Related, 'relationships'>) => Object.keys(relationships).length > 0

/**
 * A form without what was chosen about anybody but the one person it is about. `before` is the form as it was: where nobody
 * has said about whom it was chosen, what stood there then was about its subject of then.
 */
export function withOwnRelationships<Form extends Related>(content: Form, before: Related, creatorId: string): Form {
  const subjectId = soleSubjectOf(content, creatorId)
  const chosenAbout = content.relatedToId ?? soleSubjectOf(hasEdits(before) ? before : content, creatorId)
  const isOwn = hasEdits(content) && subjectId === chosenAbout
  const relatedToId = isOwn ? subjectId : null
  const relationships = relatedToId === null ? {} : content.relationships
  const isSame = relatedToId === content.relatedToId && hasEdits({ relationships }) === hasEdits(content)
  return isSame ? content : { ...content, relationships, relatedToId }
}
