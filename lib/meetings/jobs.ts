import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { withEach } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { endMeetingsOf } from './commands/end-meetings-of'
import { listLeftOrganizers } from './queries/list-left'

const BATCH = 200

/** Ends the series and the meetings to come of people who left. */
export async function endMeetingsOfLeavers(): Promise<{ canceled: number }> {
  const outcomes = await withEach(
    await listLeftOrganizers(BATCH),
    ({ id: memberId, workspaceId }) => endMeetingsOf(systemActor(workspaceId), { memberId }),
    'People whose meetings could not be ended',
  )
  return { canceled: outcomes.reduce((sum, { canceled }) => sum + canceled, 0) }
}

export const jobs: Job[] = [{ name: 'meeting.end-left', cron: '*/10 * * * *', run: endMeetingsOfLeavers }]
