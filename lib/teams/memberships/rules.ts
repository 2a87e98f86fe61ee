import type { TeamPlace } from './schema'
import type { Role } from '@/lib/platform/generated/prisma/enums'

export type PlaceChanges = { put: TeamPlace[]; out: string[] }

/** What differs between two sets of places: those to give or change, and the teams to leave. */
export function placeChanges(before: readonly TeamPlace[], after: readonly TeamPlace[]): PlaceChanges {
  const known = new Map(before.map(({ teamId, isManager }) => [teamId, isManager]))
  const kept = new Set(after.map(({ teamId }) => teamId))
  return {
    put: after.filter(({ teamId, isManager }) => known.get(teamId) !== isManager),
    out: [...known.keys()].filter((teamId) => !kept.has(teamId)),
  }
}

/**
 * From when on a place that this actor gives lets feedback be read: that about whoever has it, or, where they lead the team,
 * by them. An Admin says who answers to whom, and the whole is read; of what a Manager says in their own team, what is
 * sent after.
 */
export const readFrom = ({ role }: { role: Role }, at: Date) => (role === 'Admin' ? null : at)

type ReadingPlace = { readFrom: Date | null }
type PlaceBelow = ReadingPlace & { team: { members: readonly ReadingPlace[] } }

/**
 * Whether one of the places of a review's subject in the teams that the viewer leads lets them read what was sent when it
 * was. The viewer's own place in the team, and the subject's, may each begin with a later day.
 */
export const readsAsManager = ({ publishedAt }: { publishedAt: Date | null }, places: readonly PlaceBelow[]) =>
  places.some(({ readFrom, team }) =>
    [readFrom, ...team.members.map((own) => own.readFrom)].every(
      (from) => from === null || (publishedAt !== null && from <= publishedAt),
    ),
  )
