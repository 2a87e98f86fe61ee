import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { Actor } from '@/lib/access/actor'
import { readKnown } from '@/lib/invitations/imports/queries/known-people'
import type { ManagersInFile } from '@/lib/invitations/imports/rules/managers'
import { NO_CHANGE } from '@/lib/invitations/imports/rules/row-changes'
import { preparePlaces } from './prepare-places'
import { updateInvitation } from './update-invitation'
import { writePerson } from './write-person'

type Wanted = { name: string; isManager: true }

async function giveMember(tx: Tx, actor: Actor, memberId: string, team: Wanted) {
  const places = await preparePlaces(tx, actor, { had: [], wanted: [team] })
  const put = places.map(({ teamId }) => ({ teamId, isManager: true }))
  await writePerson(tx, actor, { memberId, words: {}, teams: { put, out: [] }, tagIds: { put: [], out: [] } })
}

async function giveInvited(tx: Tx, actor: Actor, email: string, team: Wanted) {
  const { invitation } = (await readKnown(tx, actor, [email]))(email)
  if (invitation) await updateInvitation(tx, actor, { invitation, change: { ...NO_CHANGE, teams: [team] } })
}

/** Creates the chosen teams of managers without a row, invited ones too; others get theirs with their row. */
export async function makeManagersTeams(tx: Tx, actor: Actor, managers: ManagersInFile) {
  for (const [email, { memberId, isInvited, isNew, team: name }] of Object.entries(managers)) {
    if (!isNew || name === '') continue
    const team = { name, isManager: true } as const
    if (memberId !== null) await giveMember(tx, actor, memberId, team)
    else if (isInvited) await giveInvited(tx, actor, email, team)
  }
}
