import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { inBatches, withEach } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { remindInvitee } from './commands/remind-invitee'
import { listInvitationsDue, listInvitingZones, type InvitationDue } from './queries'
import { spansAt } from './rules'

const BATCH = 200

/** In the morning of each workspace, one transaction per invitation. */
export async function remindDueInvitees(now: Date): Promise<{ reminded: number }> {
  const spans = (await listInvitingZones(now)).flatMap((zone) => spansAt(now, zone))
  if (spans.length === 0) return { reminded: 0 }
  const due = inBatches((after) => listInvitationsDue(spans, now, after, BATCH))
  const remind = ({ id, workspaceId }: InvitationDue) => remindInvitee(systemActor(workspaceId), { id })
  const outcomes = await withEach(due, remind, 'People who could not be reminded')
  return { reminded: outcomes.filter(({ count }) => count > 0).length }
}

export const jobs: Job[] = [{ name: 'invitation.remind', cron: '*/5 * * * *', run: remindDueInvitees }]
