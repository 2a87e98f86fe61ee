import 'server-only'
import { keepChannel } from '@/lib/integrations/steps/keep-channel'
import { withAccess } from '@/lib/integrations/steps/with-access'
import { workOnTasks, type Task } from '@/lib/integrations/tasks/steps/work-on-tasks'
import { enqueueTasks } from '@/lib/integrations/tasks/steps/enqueue-tasks'
import { calendarTasks } from '@/lib/meetings/rules/calendar-tasks'
import { daysFrom, now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { stopChannel, watchEvents } from '@/lib/platform/google/calendar'
import { absoluteUrl } from '@/lib/platform/links'
import { hashToken, newToken } from '@/lib/platform/secrets'
import { randomId } from '@/lib/shared/randomness'

const CHANNEL_DAYS = 7
const RENEWED_BEFORE_DAYS = 1
const MOST = 200

const NOTIFY_PATH = '/api/integrations/google/notify'

/** Google calls only HTTPS addresses; local stand-ins call any. */
const canBeCalled = () => absoluteUrl('/').startsWith('https:') || env.RAPPORT_MODE !== 'production'

/** The new channel replaces the old one, which then ends. */
async function renew({ integrationId }: Task) {
  if (integrationId === null) return
  const before = await db.calendarWatch.findUnique({ where: { integrationId } })
  if (before === null) return
  const id = randomId()
  const token = newToken()
  const tokenHash = hashToken(token)
  await withAccess(integrationId, async (access) => {
    const address = absoluteUrl(NOTIFY_PATH)
    const channel = await watchEvents(access, { id, token, address, days: CHANNEL_DAYS })
    await transaction(async (tx) => {
      await tx.calendarWatch.updateMany({ where: { integrationId }, data: { channelId: id, tokenHash, ...channel } })
      await keepChannel(tx, integrationId, { id, resourceId: channel.resourceId })
    })
    const { channelId, resourceId } = before
    if (channelId !== null && resourceId !== null) await stopChannel(access, { id: channelId, resourceId })
  })
}

async function enqueueEnding() {
  const soon = daysFrom(now(), RENEWED_BEFORE_DAYS)
  const ending = await db.calendarWatch.findMany({
    where: {
      OR: [{ expiresAt: null }, { expiresAt: { lt: soon } }],
      integration: { brokenAt: null, tasks: { none: { kind: calendarTasks.watch, status: 'QUEUED' } } },
    },
    orderBy: { expiresAt: { sort: 'asc', nulls: 'first' } },
    take: MOST,
    select: { integrationId: true, workspaceId: true },
  })
  const tasks = ending.map((one) => ({ ...one, kind: calendarTasks.watch, objectId: one.integrationId }))
  await transaction((tx) => enqueueTasks(tx, tasks))
}

/** Subscribes to changes of calendars with our events, and renews expiring channels. */
export async function renewWatches(): Promise<{ done: number; failed: number }> {
  if (!canBeCalled()) return { done: 0, failed: 0 }
  await enqueueEnding()
  return workOnTasks(calendarTasks.watch, renew)
}
