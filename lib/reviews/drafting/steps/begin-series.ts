import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import type { FormContent } from '@/lib/reviews/model/schema'
import { now } from '@/lib/platform/clock'
import { seriesOf } from '@/lib/reviews/model/rules/schedule'
import { dateOf } from '@/lib/shared/dates'
import { nextOccurrence } from '@/lib/scheduling/rules'

export type InSeries = { seriesId: string; occursOn: Date }

/** The review being sent is the first occurrence of the series. */
export async function beginSeries(tx: Tx, actor: Actor, content: FormContent): Promise<InSeries> {
  const { workspaceId, memberId: creatorId } = actor
  const createdAt = now()
  const series = seriesOf(content, createdAt)
  const { frequency, timeZone, startTime, openDays, closesTime } = series
  const firstOn = dateOf(series.firstOn)
  const next = nextOccurrence(series, createdAt)
  const { id } = await tx.reviewSeries.create({
    data: {
      workspaceId,
      creatorId,
      frequency,
      timeZone,
      firstOn,
      startTime,
      openDays,
      closesTime,
      createdAt,
      nextOn: next && dateOf(next.on),
    },
    select: { id: true },
  })
  return { seriesId: id, occursOn: firstOn }
}
