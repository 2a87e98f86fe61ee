import 'server-only'
import { APPLAUSE_JOB } from '@/lib/applause/rules/applause-limits'
import type { Job } from '@/lib/platform/queue'
import { queuePosts } from './commands/queue-posts'
import { showApplause } from './commands/show-applause'

export async function showChangedApplause() {
  const queued = await queuePosts()
  return { ...queued, ...(await showApplause()) }
}

export const jobs: Job[] = [{ name: APPLAUSE_JOB, cron: '* * * * *', atStart: true, run: showChangedApplause }]
