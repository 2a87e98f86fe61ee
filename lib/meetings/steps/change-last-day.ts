import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { ensureFeature } from '@/lib/billing/gates'
import { meetingKinds } from '@/lib/meetings/rules/meeting-kinds'
import type { Tx } from '@/lib/platform/db'
import type { MeetingSeries } from '@/lib/platform/generated/prisma/client'
import { dateOf, dayOf, type Day } from '@/lib/shared/dates'
import { cancelMeetings, endMeetingSeries } from './cancel-meetings'
import type { PendingMeeting } from './list-pending'

type LastDay = { series: MeetingSeries; pending: readonly PendingMeeting[]; lastOn: Day | null }

/** Returns the ids of meetings that stay and of those canceled. */
export async function changeLastDay(tx: Tx, actor: Actor, { series, pending, lastOn }: LastDay) {
  const before = series.lastOn && dayOf(series.lastOn)
  const isLonger = before !== null && (lastOn === null || lastOn > before)
  if (isLonger) await ensureFeature(tx, actor, meetingKinds[series.kind].repeating, 'frequency')
  const isLater = ({ occursOn }: PendingMeeting) => lastOn !== null && occursOn !== null && dayOf(occursOn) > lastOn
  const canceledIds = pending.filter(isLater).map(({ id }) => id)
  await cancelMeetings(tx, actor, canceledIds)
  // A series that is made longer again meets on these days.
  await tx.meeting.updateMany({ where: { id: { in: canceledIds } }, data: { seriesId: null, occursOn: null } })
  const ids = pending.map(({ id }) => id).filter((id) => !canceledIds.includes(id))
  if (lastOn !== null && lastOn < dayOf(series.firstOn)) {
    await endMeetingSeries(tx, series.id)
    return { changed: series, canceledIds, ids }
  }
  const made = dayOf(series.madeUntilOn)
  const madeUntilOn = dateOf(before !== null && before < made ? before : made)
  const data = { lastOn: lastOn === null ? null : dateOf(lastOn), madeUntilOn }
  const changed = await tx.meetingSeries.update({ where: { id: series.id }, data })
  return { changed, canceledIds, ids }
}
