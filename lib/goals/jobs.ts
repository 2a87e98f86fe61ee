import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { daysFrom } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { withEach } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { importKeptDays } from '@/lib/shared/csv/csv-import'
import { dayIn } from '@/lib/shared/dates'
import { delayGoal } from './commands/delay-goal'
import { listOverdue } from './queries/list-reminders'

const BATCH = 200

export async function delayOverdueGoals(now: Date): Promise<{ delayed: number }> {
  const due = await listOverdue(now, BATCH)
  const outcomes = await withEach(
    due,
    ({ id, workspaceId, timeZone }) => delayGoal(systemActor(workspaceId), { id, today: dayIn(now, timeZone) }),
    'Goals that could not be delayed',
  )
  return { delayed: outcomes.filter(({ isDelayed }) => isDelayed).length }
}

export async function removeOldGoalImports(now: Date): Promise<{ removed: number }> {
  const { count } = await db.goalImport.deleteMany({
    where: {
      OR: [
        { status: 'CHECKING', createdAt: { lte: daysFrom(now, -importKeptDays.unfinished) } },
        { status: { not: 'CHECKING' }, createdAt: { lte: daysFrom(now, -importKeptDays.finished) } },
      ],
    },
  })
  return { removed: count }
}

export const jobs: Job[] = [
  { name: 'goal.delay', cron: '*/10 * * * *', run: delayOverdueGoals },
  { name: 'goal.import-expire', cron: '29 4 * * *', run: removeOldGoalImports },
]
