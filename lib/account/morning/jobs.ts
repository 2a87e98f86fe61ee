import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { digests } from '@/lib/account/modules'
import { withEach } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { sendMorningDigest } from './commands/send-morning-digest'

/** A member may be listed twice; the command sends one mail. */
async function* everybodyDue(at: Date) {
  for (const { listDue } of digests) yield* listDue(at)
}

export async function sendDueMornings(now: Date): Promise<{ reminded: number }> {
  const outcomes = await withEach(
    everybodyDue(now),
    ({ id: memberId, workspaceId }) => sendMorningDigest(systemActor(workspaceId), { memberId }),
    'People who could not be reminded',
  )
  return { reminded: outcomes.filter(({ count }) => count > 0).length }
}

export const jobs: Job[] = [{ name: 'morning.digest', cron: '*/5 * * * *', mayTakeMinutes: 10, run: sendDueMornings }]
