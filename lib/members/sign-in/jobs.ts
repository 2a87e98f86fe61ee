import 'server-only'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/queue'

export async function forgetBegunSignIns(now: Date): Promise<{ forgotten: number }> {
  return { forgotten: (await db.begunSignIn.deleteMany({ where: { expiresAt: { lte: now } } })).count }
}

export const jobs: Job[] = [{ name: 'sign-in.forget-begun', cron: '35 3 * * *', run: forgetBegunSignIns }]
