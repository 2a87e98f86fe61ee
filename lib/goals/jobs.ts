import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { listNarrowed } from '@/lib/audit/queries'
import { daysFrom, hoursFrom } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { withEach } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { importKeptDays } from '@/lib/shared/csv/csv-import'
import { dayIn } from '@/lib/shared/dates'
import { delayGoal } from './commands/delay-goal'
import { listOverdue } from './queries/list-reminders'
import { forgetHiddenGoals } from './steps/forget-hidden-goals'

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

/** Lower modules know nothing of goals, so what they change is polled. */
const forgetSince =
  (hours: number) =>
  async (now: Date): Promise<{ forgotten: number }> => {
    const narrowed = await listNarrowed(hoursFrom(now, -hours))
    const forget = (workspaceId: string) => transaction((tx) => forgetHiddenGoals(tx, workspaceId))
    const outcomes = await withEach(narrowed, forget, 'Goals whose news could not be taken back')
    return { forgotten: outcomes.reduce((sum, count) => sum + count, 0) }
  }

export const forgetUnreadableGoals = forgetSince(1)

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
  { name: 'goal.forget', cron: '4-59/10 * * * *', run: forgetUnreadableGoals },
  // After an outage.
  { name: 'goal.forget-daily', cron: '41 4 * * *', run: forgetSince(48) },
  { name: 'goal.import-expire', cron: '29 4 * * *', run: removeOldGoalImports },
]
