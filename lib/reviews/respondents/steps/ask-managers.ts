import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { LockedReview } from '@/lib/reviews/model/rules/review-state'
import {
  findAddedPeopleOf,
  findRequestDetails,
  type AddedPerson,
} from '@/lib/reviews/respondents/queries/find-added-people'
import { regroup } from './regroup'
import { respondentRegrouped } from '@/lib/reviews/respondents/notices/respondent-changed'
import { groupLabels } from '@/lib/reviews/model/rules/relationships'
import { mostAskedAs } from '@/lib/reviews/model/rules/audience'
import { findCreatorRole } from '@/lib/reviews/model/queries/find-settings'
import { now } from '@/lib/platform/clock'
import { listManagers } from '@/lib/reviews/respondents/queries/list-managers'
import { takenByHand } from '@/lib/reviews/respondents/rules'
import { askAddedPeople } from './ask-added-people'
import { respondentsAdded } from '@/lib/reviews/respondents/notices/respondents-added'
import { lateFault } from '@/lib/reviews/model/rules/running-review'

const select = {
  id: true,
  memberId: true,
  relationship: true,
  status: true,
  removedAt: true,
  leftAt: true,
  relievedAt: true,
} as const

const listPlaces = (tx: Tx, reviewId: string, memberIds: string[]) =>
  tx.reviewAssignee.findMany({ where: { reviewId, memberId: { in: memberIds } }, select })

type ManagerPlace = Awaited<ReturnType<typeof listPlaces>>[number]

/** A respondent who becomes manager changes groups; sent answers keep the former relationship. */
async function promote(tx: Tx, review: LockedReview, places: ManagerPlace[], managers: AddedPerson[]) {
  const byId = new Map(managers.map((manager) => [manager.memberId, manager]))
  const promoted = places.flatMap(({ id, memberId, relationship: former, status, removedAt }) => {
    const manager = removedAt === null && status !== 'ANSWERED' ? byId.get(memberId ?? '') : undefined
    return manager === undefined || manager.relationship === former ? [] : [{ id, former, ...manager }]
  })
  for (const { id, former, name, relationship } of promoted) {
    await regroup(tx, review, id, { relationship, former })
    await respondentRegrouped(tx, review, { name, group: groupLabels[relationship] })
  }
  return promoted.length
}

/** Existing respondents take no room. */
async function listWithinRoom(tx: Tx, review: LockedReview, places: ManagerPlace[], managers: AddedPerson[]) {
  const asked = await tx.reviewAssignee.count({ where: { reviewId: review.id, removedAt: null } })
  const room = Math.max(0, mostAskedAs(await findCreatorRole(tx, review)) - asked)
  const here = new Set(places.flatMap(({ memberId, removedAt }) => (removedAt === null ? (memberId ?? []) : [])))
  return managers.filter(({ memberId }) => !here.has(memberId)).slice(0, room)
}

/**
 * Asks the current managers of the subject of a locked review, while they can answer, and regroups those already asked.
 * Manual removals stay. Returns the number of changes; doing it again changes nothing.
 */
export async function askManagers(tx: Tx, review: LockedReview): Promise<number> {
  if (review.subjectId === null || lateFault(review, now()) !== null) return 0
  const ids = (await listManagers(tx, review.workspaceId, review.subjectId)).map(({ memberId }) => memberId)
  const places = await listPlaces(tx, review.id, ids)
  const out = new Set(places.filter(takenByHand).map(({ memberId }) => memberId))
  const managers = await findAddedPeopleOf(
    tx,
    review,
    ids.filter((id) => !out.has(id)),
  )
  const promoted = await promote(tx, review, places, managers)
  const added = await askAddedPeople(tx, review, await listWithinRoom(tx, review, places, managers))
  if (added.length > 0) await respondentsAdded(tx, review, added, await findRequestDetails(tx, review.id))
  return promoted + added.length
}
