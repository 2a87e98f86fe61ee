import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { inBatches, withEach } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { dayIn } from '@/lib/shared/dates'
import { delayGoal } from './commands/delay-goal'
import { remindOfGoals } from './commands/remind-of-goals'
import { listMornings, listOverdue, listPeopleToRemind, type Morning } from './queries/list-reminders'

const BATCH = 200

/** Sets every open goal whose end has passed to Delayed, once. */
export async function delayOverdueGoals(now: Date): Promise<{ delayed: number }> {
  const due = await listOverdue(now, BATCH)
  const outcomes = await withEach(
    due,
    ({ id, workspaceId, timeZone }) => delayGoal(systemActor(workspaceId), { id, today: dayIn(now, timeZone) }),
    'Goals that could not be delayed',
  )
  return { delayed: outcomes.filter(({ isDelayed }) => isDelayed).length }
}

async function remindOn(morning: Morning) {
  const outcomes = await withEach(
    inBatches((after) => listPeopleToRemind(morning, after, BATCH)),
    ({ id: memberId, workspaceId }) => remindOfGoals(systemActor(workspaceId), { memberId }),
    'People who could not be reminded of goals',
  )
  return outcomes.filter(({ count }) => count > 0).length
}

/** Reminds everybody whose morning it is of the goals that are due. */
export async function remindOfDueGoals(now: Date): Promise<{ reminded: number }> {
  let reminded = 0
  for (const morning of await listMornings(now)) reminded += await remindOn(morning)
  return { reminded }
}

export const jobs: Job[] = [
  { name: 'goal.delay', cron: '*/10 * * * *', run: delayOverdueGoals },
  { name: 'goal.remind', cron: '*/10 * * * *', run: remindOfDueGoals },
]
