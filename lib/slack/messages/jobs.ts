import 'server-only'
import { SLACK_JOB } from '@/lib/notifications/slack/rules'
import type { Job } from '@/lib/platform/queue'
import { queueMessages } from './commands/queue-messages'
import { sendMessages } from './commands/send-messages'

export async function sendDueMessages() {
  const queued = await queueMessages()
  return { ...queued, ...(await sendMessages()) }
}

export const jobs: Job[] = [{ name: SLACK_JOB, cron: '* * * * *', atStart: true, run: sendDueMessages }]
