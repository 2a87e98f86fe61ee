import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { holdSeries } from '@/lib/reviews/running/series/queries'
import { endForAddresses } from './end-for-addresses'
import { listJoined } from '@/lib/reviews/running/series/occurrences/joined/queries'

/** Ends a series for those of its outside addresses that have become a colleague's. Doing it again changes nothing. */
export const dropColleagues = (actor: SystemActor, { id }: { id: string }) =>
  transaction(async (tx) => {
    const series = await holdSeries(tx, id, actor.workspaceId)
    const emails = await listJoined(tx, series.id)
    return { id, count: await endForAddresses(tx, actor, { seriesId: series.id, emails }) }
  })
