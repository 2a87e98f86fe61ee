import type { TeamPlace } from './schema'
import type { Role } from '@/lib/platform/generated/prisma/enums'

export type PlaceChanges = { put: TeamPlace[]; out: string[] }

export function placeChanges(before: readonly TeamPlace[], after: readonly TeamPlace[]): PlaceChanges {
  const known = new Map(before.map(({ teamId, isManager }) => [teamId, isManager]))
  const kept = new Set(after.map(({ teamId }) => teamId))
  return {
    put: after.filter(({ teamId, isManager }) => known.get(teamId) !== isManager),
    out: [...known.keys()].filter((teamId) => !kept.has(teamId)),
  }
}

/**
 * When a new membership starts to give a manager access: to all feedback if an Admin added it, else to feedback sent
 * later.
 */
export const readFrom = ({ role }: { role: Role }, at: Date) => (role === 'Admin' ? null : at)

/** The memberships of somebody in teams this member leads, as `readsAsManager` takes them: a part of a select. */
export const placesLedBy = (memberId: string) =>
  ({
    where: { isManager: false, team: { members: { some: { memberId, isManager: true } } } },
    select: {
      readFrom: true,
      team: { select: { members: { where: { memberId }, select: { readFrom: true } } } },
    },
  }) as const

type ReadingPlace = { readFrom: Date | null }
type PlaceBelow = ReadingPlace & { team: { members: readonly ReadingPlace[] } }

/**
 * True if a membership of the subject in a team the viewer leads covers the time of sending. Both memberships may begin
 * later.
 */
export const readsAsManager = ({ publishedAt }: { publishedAt: Date | null }, places: readonly PlaceBelow[]) =>
  places.some(({ readFrom, team }) =>
    [readFrom, ...team.members.map((own) => own.readFrom)].every(
      (from) => from === null || (publishedAt !== null && from <= publishedAt),
    ),
  )
