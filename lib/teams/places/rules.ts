import type { TeamPlace } from './schema'

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
