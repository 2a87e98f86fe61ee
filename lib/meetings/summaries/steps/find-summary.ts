import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { Tx } from '@/lib/platform/db'
import { noSuchSummary } from '@/lib/summaries/refusals'
import { draftSchema } from '@/lib/summaries/schema'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'

/** A locked meeting's summary. Throws not-found if there is none or the actor may not read it. */
export async function findSummary(tx: Tx, actor: Actor, meetingId: string) {
  if (!isSwitchedOn(actor, 'Ai')) throw noSuchSummary()
  const select = { content: true, coveredIds: true, version: true } as const
  const row = await tx.meetingSummary.findUnique({ where: { meetingId }, select })
  if (!row) throw noSuchSummary()
  const { coveredIds, version } = row
  const places = { memberId: actor.memberId, meetingId: { in: coveredIds } }
  if ((await tx.meetingAttendee.count({ where: places })) < coveredIds.length) throw noSuchSummary()
  return { version, content: draftSchema.parse(row.content) }
}
