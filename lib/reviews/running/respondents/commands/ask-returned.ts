import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { holdReview } from '../../queries'
import { findGroups } from '../groups/queries'
import { findNewcomers, findPromise } from '../newcomers/queries'
import { respondentsAdded, respondentsReturned } from '../notices'
import { listReturning } from '../returning/queries'
import { addFault, exposureFault } from '../rules'
import { askNewcomers } from './ask-newcomers'

/**
 * Asks those of one review again who were taken out for having left and are back; what they had written is still there.
 * Nobody comes back to where an anonymous answer would stand out, and whom somebody took out by hand stays out. Doing it
 * again changes nothing.
 */
export const askReturned = (actor: SystemActor, { id }: { id: string }) =>
  transaction(async (tx) => {
    const review = await holdReview(tx, actor, id)
    const places = await listReturning(tx, id, now())
    if (places.length === 0) return { id, count: 0 }
    const groups = await findGroups(tx, review, { added: places.map(({ relationship }) => relationship) })
    if (addFault(review, places.length) ?? exposureFault(review, groups)) return { id, count: 0 }
    const memberIds = places.map(({ memberId }) => memberId)
    const added = await askNewcomers(tx, review, await findNewcomers(tx, review, memberIds))
    await respondentsAdded(tx, review, added, await findPromise(tx, id))
    await respondentsReturned(tx, review, added)
    return { id, count: added.length }
  })
