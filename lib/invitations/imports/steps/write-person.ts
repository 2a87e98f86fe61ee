import 'server-only'
import type { Words } from '@/lib/invitations/imports/rules/row-changes'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import type { PlaceChanges } from '@/lib/teams/memberships/rules'
import type { Tx } from '@/lib/platform/tx'
import type { Actor } from '@/lib/access/actor'
import { lockPlaces } from '@/lib/members/people/steps/lock-places'
import { namePerson } from '@/lib/members/people/steps/name-person'
import { writeStartDate } from '@/lib/members/people/steps/write-start-date'
import { giveRole } from '@/lib/members/people/steps/give-role'
import { applyPlaceChanges } from '@/lib/teams/memberships/steps/apply-place-changes'
import { attachTags } from '@/lib/members/tags/steps/attach-tags'

/** Omitted fields stay. */
export type PersonWrite = {
  memberId: string
  words: Words
  role?: Role
  teams: PlaceChanges
  tagIds: { put: string[]; out: string[] }
}

/**
 * Changes a member in the caller's transaction, with the notices of manual changes. The caller has locked the workspace
 * and checked permission. Throws not-found.
 */
export async function writePerson(tx: Tx, actor: Actor, { memberId, words, role, teams, tagIds }: PersonWrite) {
  const { workspaceId } = actor
  const [place] = await lockPlaces(tx, actor, [memberId])
  const { startDate, ...names } = words
  if (place && Object.keys(names).length > 0) await namePerson(tx, actor, place, names)
  if (place && startDate !== undefined) await writeStartDate(tx, actor, place, startDate)
  if (place && role !== undefined) await giveRole(tx, actor, [place], role)
  await applyPlaceChanges(tx, actor, memberId, teams)
  if (tagIds.out.length > 0)
    await tx.memberTag.deleteMany({ where: { workspaceId, memberId, tagId: { in: tagIds.out } } })
  if (tagIds.put.length > 0) await attachTags(tx, { workspaceId, memberIds: [memberId], tagIds: tagIds.put })
}
