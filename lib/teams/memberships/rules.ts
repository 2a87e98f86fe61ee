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
 * From when a new membership gives a manager access to feedback. One given by an Admin covers all feedback, one given
 * by a Manager only what is sent after it.
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
