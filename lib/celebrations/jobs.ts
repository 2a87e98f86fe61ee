import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { makeOneByOne } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { listMornings } from '@/lib/scheduling/queries'
import { celebrate } from './commands/celebrate'
import { listDueCelebrations } from './queries/list-reasons'

/** Celebrates events up to yesterday, and today's birthdays and anniversaries, where it is morning. */
export async function celebrateDue(now: Date): Promise<{ made: number }> {
  let made = 0
  for (const morning of await listMornings(now)) {
    const outcome = await makeOneByOne(
      await listDueCelebrations(morning, now),
      ({ id: memberId, workspaceId, day, reasons }) => celebrate(systemActor(workspaceId), { memberId, day, reasons }),
      'People who could not be celebrated',
    )
    made += outcome.made
  }
  return { made }
}

export const jobs: Job[] = [{ name: 'celebration.make', cron: '20 * * * *', mayTakeMinutes: 10, run: celebrateDue }]
