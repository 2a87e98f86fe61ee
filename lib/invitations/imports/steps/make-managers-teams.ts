import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { Actor } from '@/lib/access/actor'
import type { ManagersInFile } from '@/lib/invitations/imports/rules/managers'
import { preparePlaces } from './prepare-places'
import { writePerson } from './write-person'

/** Creates the chosen teams of managers without a row; others get theirs with their row. */
export async function makeManagersTeams(tx: Tx, actor: Actor, managers: ManagersInFile) {
  for (const { memberId, isNew, team } of Object.values(managers)) {
    if (memberId === null || !isNew || team === '') continue
    const wanted = [{ name: team, isManager: true }]
    const places = await preparePlaces(tx, actor, { had: [], wanted })
    const put = places.map(({ teamId }) => ({ teamId, isManager: true }))
    await writePerson(tx, actor, { memberId, words: {}, teams: { put, out: [] }, tagIds: { put: [], out: [] } })
  }
}
