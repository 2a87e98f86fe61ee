import 'server-only'
import { systemActor } from '@/lib/access/actor'
import type { Job } from '@/lib/platform/queue'
import { sendDigest } from './commands/send-digest'
import { listDueMembers } from './queries'

const BATCH = 100

/** Sends every daily mail that is due. What a machine that was down has missed goes out once, in one mail a person. */
export async function sendDueDigests(now: Date): Promise<{ digests: number }> {
  let digests = 0
  for (;;) {
    const due = await listDueMembers(now, BATCH)
    for (const { workspaceId, memberId } of due) {
      if (await sendDigest(systemActor(workspaceId), { memberId, at: now })) digests += 1
    }
    if (due.length < BATCH) return { digests }
  }
}

export const jobs: Job[] = [{ name: 'notifications.digest', cron: '*/5 * * * *', run: sendDueDigests }]
