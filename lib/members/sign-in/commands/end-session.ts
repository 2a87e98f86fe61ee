import 'server-only'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'

/** Idempotent; copies of the token become worthless. */
export async function endSession(id: string): Promise<void> {
  await db.userSession.updateMany({ where: { id, endedAt: null }, data: { endedAt: now() } })
}
