import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { fullName } from '@/lib/members/rules'
import type { PairHistoryFilter } from '@/lib/one-on-ones/schema'
import { now } from '@/lib/platform/clock'
import { dayIn } from '@/lib/shared/dates'
import { findOpenAgenda } from './find-agenda'
import { listHistory, listUpcomingOf } from './list-history'

/** Open talking points, action items, meetings to come and history. Throws not-found. */
export async function getPair(actor: Actor, withId: string, filter: PairHistoryFilter) {
  const history = await listHistory(actor, withId, filter)
  const { pairId } = history
  const [agenda, upcoming] = await Promise.all([findOpenAgenda(actor, pairId), listUpcomingOf(actor, pairId)])
  return {
    history,
    upcoming,
    ...agenda,
    self: { memberId: actor.memberId, name: fullName(actor) },
    today: dayIn(now(), actor.timeZone),
  }
}
