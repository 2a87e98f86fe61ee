import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { lockReview } from '@/lib/reviews/model/steps/lock-review'
import { mostAskedAs } from '@/lib/reviews/model/rules/audience'
import { findCreatorRole } from '@/lib/reviews/model/queries/find-settings'
import { listReturning } from '@/lib/reviews/respondents/queries/list-returning'
import { now } from '@/lib/platform/clock'
import { findGroups } from '@/lib/reviews/respondents/queries/find-groups'
import { addFault, exposureFault } from '@/lib/reviews/respondents/rules'
import { findAddedPeople, findRequestDetails } from '@/lib/reviews/respondents/queries/find-added-people'
import { askAddedPeople } from '@/lib/reviews/respondents/steps/ask-added-people'
import { respondentsAdded } from '@/lib/reviews/respondents/notices/respondents-added'
import { respondentsReturned } from '@/lib/reviews/respondents/notices/respondent-changed'

/**
 * Asks respondents again who were removed for leaving or for no longer managing, and who are back. Nobody returns where
 * an anonymous answer would be exposed or above the limit; first removed, first back. Manual removals stay. Doing it
 * again changes nothing.
 */
export const askReturned = (actor: SystemActor, { id }: { id: string }) =>
  transaction(async (tx) => {
    const review = await lockReview(tx, actor, id)
    const room = Math.max(0, mostAskedAs(await findCreatorRole(tx, review)) - review.askedCount)
    const places = (await listReturning(tx, id, now())).slice(0, room)
    if (places.length === 0) return { id, count: 0 }
    const groups = await findGroups(tx, review, { added: places.map(({ relationship }) => relationship) })
    if (addFault(review, places.length) ?? exposureFault(review, groups)) return { id, count: 0 }
    const groupOf = new Map(places.map(({ memberId, relationship }) => [memberId, relationship]))
    const back = (await findAddedPeople(tx, review, [...groupOf.keys()])).map((person) => ({
      ...person,
      relationship: groupOf.get(person.memberId) ?? person.relationship,
    }))
    const added = await askAddedPeople(tx, review, back)
    await respondentsAdded(tx, review, added, await findRequestDetails(tx, id))
    const hadLeft = new Set(places.flatMap((place) => (place.hadLeft ? place.memberId : [])))
    await respondentsReturned(
      tx,
      review,
      added.filter(({ memberId }) => hadLeft.has(memberId)),
    )
    return { id, count: added.length }
  })
