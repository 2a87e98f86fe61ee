import 'server-only'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'

/** Ends a session for good, so that a copy of its token opens nothing. One that has ended, or is none, stays as it is. */
export async function endSession(id: string): Promise<void> {
  await db.userSession.updateMany({ where: { id, endedAt: null }, data: { endedAt: now() } })
}
