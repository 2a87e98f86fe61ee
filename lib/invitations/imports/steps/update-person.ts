import 'server-only'
import { wordsOf, traceOfWords, type Present, type Change } from '@/lib/invitations/imports/rules/row-changes'
import type { Tx } from '@/lib/platform/tx'
import type { Actor } from '@/lib/access/actor'
import type { Updated } from '@/lib/invitations/imports/schema'
import { preparePlaces } from './prepare-places'
import { ensureTags } from '@/lib/members/tags/steps/ensure-tags'
import { writePerson } from './write-person'

type Wanted = { person: Present; change: Change }

/**
 * Changes a member to what a row says, in the caller's transaction. Creates missing teams and tags. Returns the trace
 * for an undo.
 */
export async function updatePerson(tx: Tx, actor: Actor, wanted: Wanted): Promise<Updated> {
  const { person, change } = wanted
  const { role, tags } = change
  const teams = await preparePlaces(tx, actor, { had: person.teams, wanted: change.teams })
  const found = tags.length === 0 ? [] : await ensureTags(tx, actor.workspaceId, tags)
  const tagIds = found.map(({ id }) => id)
  await writePerson(tx, actor, {
    memberId: person.memberId,
    words: wordsOf(change),
    role,
    teams: { put: teams.map(({ teamId, became: isManager }) => ({ teamId, isManager })), out: [] },
    tagIds: { put: tagIds, out: [] },
  })
  const roles = role === undefined ? {} : { role: { was: person.role, became: role } }
  return { kind: 'updated', ...traceOfWords(person, change), ...roles, teams, tagIds }
}
