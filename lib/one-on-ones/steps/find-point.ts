import 'server-only'
import { noSuchPoint } from '@/lib/one-on-ones/refusals'
import type { Tx } from '@/lib/platform/db'

/** A pair's talking point. Throws not-found. */
export async function findPoint(tx: Tx, pairId: string, id: string) {
  const select = { authorId: true, text: true, doneAt: true, meetingId: true } as const
  const point = await tx.talkingPoint.findFirst({ where: { id, pairId }, select })
  if (!point) throw noSuchPoint()
  return point
}
