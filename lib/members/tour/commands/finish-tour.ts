import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import type { FinishTourInput } from '@/lib/members/tour/schema'

/** Somebody has seen the tour, or wants none. It is not shown again; a second time changes nothing. */
export async function finishTour({ userId }: Actor, _input: FinishTourInput) {
  await db.user.updateMany({ where: { id: userId, tourFinished: false }, data: { tourFinished: true } })
  return {}
}
