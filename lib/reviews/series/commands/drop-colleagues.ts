import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { lockSeries } from '@/lib/reviews/series/steps/lock-series'
import { listJoined } from '@/lib/reviews/series/queries/list-joined'
import { endForAddresses } from '@/lib/reviews/series/steps/end-for-addresses'

/** Ends a series for external addresses that became colleagues'. Doing it again changes nothing. */
export const dropColleagues = (actor: SystemActor, { id }: { id: string }) =>
  transaction(async (tx) => {
    const series = await lockSeries(tx, id, actor.workspaceId)
    const emails = await listJoined(tx, series.id)
    return { id, count: await endForAddresses(tx, actor, { seriesId: series.id, emails }) }
  })
