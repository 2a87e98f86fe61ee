import 'server-only'
import { withAccess } from '@/lib/integrations/steps/with-access'
import { workOnTasks, type Task } from '@/lib/integrations/tasks/steps/work-on-tasks'
import { findEvent } from '@/lib/meetings/calendar/steps/find-event'
import { pushMeeting } from '@/lib/meetings/calendar/steps/push-meeting'
import { pushSeries } from '@/lib/meetings/calendar/steps/push-series'
import { calendarTasks } from '@/lib/meetings/rules/calendar-tasks'
import { tellGoogle } from '@/lib/meetings/steps/calendar-events'
import { now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { onProviderFailure } from '@/lib/platform/recover'

/** Shows Google's refusal to the organizer, until Google takes everything. */
async function orRefused(id: string, push: Promise<void>) {
  await onProviderFailure(push, async (failure) => {
    if (failure.kind === 'refused')
      await db.calendarEvent.updateMany({ where: { id, refusedAt: null }, data: { refusedAt: now() } })
    throw failure
  })
  await db.calendarEvent.updateMany({ where: { id, refusedAt: { not: null } }, data: { refusedAt: null } })
}

async function syncEvent({ objectId: id, workspaceId, integrationId }: Task) {
  if (integrationId === null) return
  await withAccess(integrationId, async (access) => {
    const event = await findEvent(id)
    if (event?.integrationId !== integrationId) return
    await orRefused(id, event.seriesId === null ? pushMeeting(access, event) : pushSeries(access, event))
    const stale = { eventId: id, version: { gt: db.calendarOccurrence.fields.pushedVersion } }
    if (event.seriesId === null || (await db.calendarOccurrence.count({ where: stale })) === 0) return
    await transaction((tx) => tellGoogle(tx, [{ id, workspaceId, integrationId }]))
  })
}

export const syncCalendarEvents = () => workOnTasks(calendarTasks.event, syncEvent)
