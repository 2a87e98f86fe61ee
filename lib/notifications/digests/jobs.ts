import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { inBatches, withEach } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { sendDigest } from './commands/send-digest'
import { listDueMembers, type DueMember } from './queries'

const BATCH = 100

/** Digests missed during downtime go out as one mail per person. */
export async function sendDueDigests(now: Date): Promise<{ digests: number }> {
  const due = inBatches((after) => listDueMembers(now, after, BATCH))
  const send = ({ id: memberId, workspaceId }: DueMember) => sendDigest(systemActor(workspaceId), { memberId, at: now })
  const outcomes = await withEach(due, send, 'Daily mails that could not be sent')
  return { digests: outcomes.filter((isSent) => isSent).length }
}

export const jobs: Job[] = [{ name: 'notifications.digest', cron: '*/5 * * * *', run: sendDueDigests }]
