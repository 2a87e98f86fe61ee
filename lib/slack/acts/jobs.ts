import 'server-only'
import { daysFrom } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/queue'
import { sendReplies } from './commands/send-replies'
import { EVENT_DAYS, REPLY_JOB } from './rules/replies'

export async function forgetSlackEvents(now: Date): Promise<{ forgotten: number }> {
  const { count } = await db.slackEvent.deleteMany({ where: { receivedAt: { lt: daysFrom(now, -EVENT_DAYS) } } })
  return { forgotten: count }
}

export const jobs: Job[] = [
  { name: REPLY_JOB, cron: '* * * * *', run: sendReplies },
  { name: 'slack.forget-events', cron: '25 3 * * *', run: forgetSlackEvents },
]
