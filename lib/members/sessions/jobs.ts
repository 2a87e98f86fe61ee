import 'server-only'
import { daysFrom } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/queue'
import { sessionDays } from './rules'

/** Covers clock differences. */
const SPARE_DAYS = 1

/** Removes sessions too old for any valid token. */
export async function forgetOldSessions(now: Date): Promise<{ forgotten: number }> {
  const where = { usedAt: { lt: daysFrom(now, -sessionDays.idle - SPARE_DAYS) } }
  return { forgotten: (await db.userSession.deleteMany({ where })).count }
}

export const jobs: Job[] = [{ name: 'session.forget', cron: '20 3 * * *', run: forgetOldSessions }]
