import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { daysFrom } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/queue'
import { remindOfTrial } from './commands/remind-of-trial'
import { LATE_DAYS } from './rules'

const BATCH = 500
const FIRST_DAYS = 8

const FIRST = '00000000-0000-0000-0000-000000000000'

const listEnding = (now: Date, after: string) =>
  db.subscription.findMany({
    where: {
      isTrial: true,
      status: 'ACTIVE',
      trialEndsAt: { gte: daysFrom(now, -LATE_DAYS - 1), lte: daysFrom(now, FIRST_DAYS) },
      id: { gt: after },
    },
    orderBy: { id: 'asc' },
    take: BATCH,
    select: { id: true, workspaceId: true },
  })

/** Writes to the Admins of every workspace whose trial ends soon; one that fails does not keep the others. */
export async function remindOfEndingTrials(now: Date): Promise<{ reminded: number }> {
  const outcomes: PromiseSettledResult<unknown>[] = []
  let after: string | undefined = FIRST
  while (after !== undefined) {
    const due: { id: string; workspaceId: string }[] = await listEnding(now, after)
    for (const { workspaceId } of due) {
      outcomes.push(...(await Promise.allSettled([remindOfTrial(systemActor(workspaceId))])))
    }
    after = due.length < BATCH ? undefined : due.at(-1)?.id
  }
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} trials could not be told about.`)
  // What was told before is told again without effect, so it is no news to count.
  return { reminded: 0 }
}

export const jobs: Job[] = [{ name: 'trial.remind', cron: '11 * * * *', run: remindOfEndingTrials }]
