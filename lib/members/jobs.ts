import 'server-only'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/queue'
import { daysFrom } from '@/lib/platform/clock'
import { sessionDays } from './sign-in/rules'

export async function forgetBegunSignIns(now: Date): Promise<{ forgotten: number }> {
  return { forgotten: (await db.begunSignIn.deleteMany({ where: { expiresAt: { lte: now } } })).count }
}

/** Covers clock differences. */
const SPARE_DAYS = 1

/** Removes sessions too old for any valid token. */
export async function forgetOldSessions(now: Date): Promise<{ forgotten: number }> {
  const where = { usedAt: { lt: daysFrom(now, -sessionDays.idle - SPARE_DAYS) } }
  return { forgotten: (await db.userSession.deleteMany({ where })).count }
}

export const jobs: Job[] = [
  { name: 'session.forget', cron: '20 3 * * *', run: forgetOldSessions },
  { name: 'sign-in.forget-begun', cron: '35 3 * * *', run: forgetBegunSignIns },
]
