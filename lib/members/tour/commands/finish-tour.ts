import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import type { FinishTourInput } from '@/lib/members/tour/schema'

/** Marks the tour as finished or skipped. Idempotent. */
export async function finishTour({ userId }: Actor, _input: FinishTourInput) {
  await db.user.updateMany({ where: { id: userId, tourFinished: false }, data: { tourFinished: true } })
  return {}
}
