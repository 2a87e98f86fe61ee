import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { Actor } from '@/lib/access/actor'
import type { Updated } from '@/lib/invitations/imports/schema'
import { makeMissingTeams } from '@/lib/teams/steps/make-missing-teams'
import { nameKey } from '@/lib/invitations/imports/rules/parsed-rows'

type RowPlace = { name: string; isManager: boolean }

/** Finds or creates the teams by name in the caller's transaction, with the membership before and after. */
export async function preparePlaces(
  tx: Tx,
  actor: Actor,
  { had, wanted }: { had: readonly RowPlace[]; wanted: readonly RowPlace[] },
): Promise<Updated['teams']> {
  const ids = await makeMissingTeams(
    tx,
    actor,
    wanted.map(({ name }) => name),
  )
  return wanted.flatMap(({ name, isManager }) => {
    const teamId = ids.get(nameKey(name))
    const was = had.find((team) => nameKey(team.name) === nameKey(name))?.isManager ?? null
    return teamId === undefined ? [] : [{ teamId, was, became: isManager }]
  })
}
