import 'server-only'
import { formatClock } from '@/lib/shared/zones'
import { isOpenWorkspace } from '@/lib/access/workspace/open-workspace'
import { dateOf, dayIn } from '@/lib/shared/dates'
import { hoursFrom } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { Sender } from './queries/find-last-occurrence'
import { endSeries } from './commands/end-series'
import { systemActor, memberActor, type Actor } from '@/lib/access/actor'
import { endedBy } from '@/lib/reviews/model/rules/repeats'
import { repeatReview } from './commands/repeat-review'
import { skipRound } from './commands/skip-round'
import { PassingRefusal } from './refusals'
import { switchGate } from '@/lib/workspaces/features/rules'
import { Refusal } from '@/lib/shared/refusal'
import { inBatches, withEach } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'

const BATCH = 100

/** No time zone is further ahead of UTC. */
const FURTHEST_ZONE_HOURS = 14

type DueSeries = { id: string; workspaceId: string }

/** Local day and time in every zone of a series that may be due. */
async function listClocks(now: Date) {
  const tomorrow = dateOf(dayIn(hoursFrom(now, FURTHEST_ZONE_HOURS), 'UTC'))
  const zones = await db.reviewSeries.findMany({
    where: { nextOn: { lte: tomorrow } },
    distinct: ['timeZone'],
    select: { timeZone: true },
  })
  return JSON.stringify(
    zones.map(({ timeZone: zone }) => ({ zone, day: dayIn(now, zone), clock: formatClock(now, zone) })),
  )
}

/** Uses this process's time zones, because the database may have other rules. */
const listDue = (clocks: string, after: string) => db.$queryRaw<DueSeries[]>`
  SELECT s.id, s."workspaceId" FROM "ReviewSeries" s
    JOIN "Workspace" w ON w.id = s."workspaceId" AND ${isOpenWorkspace}
    JOIN jsonb_to_recordset(${clocks}::jsonb) AS c(zone text, day date, clock text) ON c.zone = s."timeZone"
  WHERE (s."nextOn" < c.day OR s."nextOn" = c.day AND s."startTime" <= c.clock) AND s.id > ${after}::uuid
  ORDER BY s.id LIMIT ${BATCH}`

/** An Admin may have taken it over while its batch was sent. */
async function findSender(id: string): Promise<Sender> {
  const select = { creatorId: true, creator: { select: { status: true } } } as const
  const { creatorId, creator } = await db.reviewSeries.findUniqueOrThrow({ where: { id }, select })
  return { creatorId, isCreatorHere: creator.status === 'ACTIVE' }
}

/** Whether a later round may go out: the plan is paid, the feature on or the subject back by then. */
const mayPass = (creator: Actor, refusal: Refusal) =>
  refusal.code === 'plan-limit' ||
  refusal instanceof PassingRefusal ||
  switchGate(creator, 'OutsideReviewers') === refusal.message ||
  switchGate(creator, 'AnonymousReviews') === refusal.message

async function goOn({ id, workspaceId }: DueSeries): Promise<'sent' | 'skipped' | 'ended' | 'moved'> {
  const sender = await findSender(id)
  // A series taken over meanwhile stays due for the next run.
  const end = async (reason: string) =>
    (await endSeries(systemActor(workspaceId), { id, reason, sender })) === null ? 'moved' : 'ended'
  if (!sender.isCreatorHere) return end(endedBy.creatorLeft)
  const creator = await memberActor(sender.creatorId)
  const [outcome] = await Promise.allSettled([repeatReview(creator, { id })])
  if (outcome.status === 'fulfilled') return outcome.value === null ? 'moved' : 'sent'
  const { reason: fault }: { reason: unknown } = outcome
  if (!(fault instanceof Refusal)) throw fault
  if (!mayPass(creator, fault)) return end(fault.message)
  const skipped = await skipRound(systemActor(workspaceId), { id, reason: fault.message, sender })
  return skipped === null ? 'moved' : 'skipped'
}

/** Each runs in its own transaction. */
export async function sendDueOccurrences(now: Date): Promise<{ sent: number; skipped: number; ended: number }> {
  const clocks = await listClocks(now)
  // A failed one stays due and is retried.
  const due = inBatches((after) => listDue(clocks, after))
  const outcomes = await withEach(due, goOn, 'Series that could not go on')
  const count = (what: string) => outcomes.filter((outcome) => outcome === what).length
  return { sent: count('sent'), skipped: count('skipped'), ended: count('ended') }
}

export const jobs: Job[] = [{ name: 'review.repeat', cron: '* * * * *', run: sendDueOccurrences }]
