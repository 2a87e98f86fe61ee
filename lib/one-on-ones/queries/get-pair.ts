import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { fullName } from '@/lib/members/rules'
import type { PairHistoryFilter } from '@/lib/one-on-ones/schema'
import { now } from '@/lib/platform/clock'
import { dayIn } from '@/lib/shared/dates'
import { listHistory } from './list-history'
import { listPairItems } from './list-pair-items'
import { listOpenPoints } from './list-talking-points'

/** Open talking points, action items and history. Throws not-found. */
export async function getPair(actor: Actor, withId: string, filter: PairHistoryFilter) {
  const history = await listHistory(actor, withId, filter)
  const [points, items] = await Promise.all([
    listOpenPoints(actor, history.pairId),
    listPairItems(actor, history.pairId),
  ])
  return {
    history,
    points,
    items,
    self: { memberId: actor.memberId, name: fullName(actor) },
    today: dayIn(now(), actor.timeZone),
  }
}
