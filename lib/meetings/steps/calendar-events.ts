import 'server-only'
import { enqueueTasks } from '@/lib/integrations/tasks/steps/enqueue-tasks'
import { calendarTasks } from '@/lib/meetings/rules/calendar-tasks'
import { recurrenceRule } from '@/lib/meetings/rules/recurrence'
import { seriesDaysOf } from '@/lib/meetings/rules/series-days'
import { Prisma, type Tx } from '@/lib/platform/db'
import type { MeetingSeries } from '@/lib/platform/generated/prisma/client'
import { wake } from '@/lib/platform/queue'
import type { Day } from '@/lib/shared/dates'
import { dateOf, dayOf } from '@/lib/shared/dates'

type Touched = { id: string; workspaceId: string; integrationId: string }

/** Queues the push after commit. */
export async function tellGoogle(tx: Tx, events: readonly Touched[]) {
  if (events.length === 0) return
  const byId = new Map(events.map((event) => [event.id, event]))
  const tasks = [...byId.values()].map(({ id: objectId, workspaceId, integrationId }) => ({
    kind: calendarTasks.event,
    objectId,
    workspaceId,
    integrationId,
  }))
  await enqueueTasks(tx, tasks)
  await wake(tx, calendarTasks.event)
}

/** Queues single meetings; those without a Google event are skipped. */
export async function touchCalendar(tx: Tx, meetingIds: readonly string[]) {
  if (meetingIds.length === 0) return
  const events = await tx.$queryRaw<Touched[]>`
    UPDATE "CalendarOccurrence" o SET version = o.version + 1 FROM "CalendarEvent" e
    WHERE e.id = o."eventId" AND e."integrationId" IS NOT NULL AND o."meetingId" = ANY (${[...meetingIds]}::uuid[])
    RETURNING e.id, e."workspaceId", e."integrationId"`
  await tellGoogle(tx, events)
}

/** Queues a series' event: title, attendees or end changed. */
export async function touchSeries(tx: Tx, seriesId: string) {
  const events = await tx.$queryRaw<Touched[]>`
    UPDATE "CalendarEvent" e SET version = e.version + 1 FROM "MeetingSeries" s
    WHERE s.id = ${seriesId}::uuid AND e.id = s."calendarUid" AND e."integrationId" IS NOT NULL
    RETURNING e.id, e."workspaceId", e."integrationId"`
  await tellGoogle(tx, events)
}

const placed = (eventId: string, workspaceId: string, ids: readonly string[], pushedVersion: number) =>
  ids.map((meetingId) => ({
    meetingId,
    eventId,
    workspaceId,
    pushedVersion,
    ...(pushedVersion > 0 && { pushedSequence: 0 }),
  }))

const ruleOf = (series: MeetingSeries, firstOn: Day) => ({
  seriesId: series.id,
  firstOn: dateOf(firstOn),
  startTime: series.startTime,
  durationMinutes: series.durationMinutes,
  timeZone: series.timeZone,
  rule: recurrenceRule(seriesDaysOf(series)),
})

/** Later meetings belong to the series' event already, by its rule; Google may have changed them, so all is read anew. */
export async function joinSeriesEvent(tx: Tx, { calendarUid: id }: MeetingSeries, ids: readonly string[]) {
  const event = await tx.calendarEvent.findUnique({ where: { id }, select: { workspaceId: true, integrationId: true } })
  if (event === null || ids.length === 0) return
  const { workspaceId, integrationId } = event
  await tx.calendarOccurrence.createMany({ data: placed(id, workspaceId, ids, 1), skipDuplicates: true })
  if (integrationId === null) return
  await tx.calendarWatch.updateMany({ where: { integrationId }, data: { syncToken: null, syncedAt: null } })
}

type Moved = {
  series: MeetingSeries
  beforeUid: string
  firstOn: Day
  ids: readonly string[]
}

/** Another meeting was canceled at this time. */
const isMetAgain = (eventId: string) => Prisma.sql`EXISTS (
  SELECT FROM "CalendarOccurrence" c JOIN "Meeting" g ON g.id = c."meetingId"
  WHERE c."eventId" = ${eventId}::uuid AND g."canceledAt" IS NOT NULL AND g."startsAt" = m."startsAt")`

/**
 * Changes a series' rule from a day on. With meetings left under the old rule, its event ends and a new one begins;
 * else the event changes, and meetings that Google has apart from it are pushed.
 */
export async function moveSeriesEvent(tx: Tx, { series, beforeUid, firstOn, ids }: Moved) {
  const before = await tx.calendarEvent.findUnique({ where: { id: beforeUid } })
  if (before === null) return
  const { id: _id, version: _version, htmlLink: _html, meetLink: _meet, ...kept } = before
  const rule = ruleOf(series, firstOn)
  const id = series.calendarUid
  const fresh = { pushedVersion: 0, googleUpdatedAt: null, refusedAt: null }
  if (id === beforeUid) await tx.calendarEvent.update({ where: { id }, data: rule, select: { id: true } })
  else await tx.calendarEvent.create({ data: { ...kept, ...rule, ...fresh, id }, select: { id: true } })
  await tx.$executeRaw`
    UPDATE "CalendarOccurrence" o SET "eventId" = ${id}::uuid, "googleUpdatedAt" = NULL, "pushedSequence" = m.sequence,
      "pushedVersion" = o.version - (o."eventId" = ${id}::uuid
        AND (o."googleUpdatedAt" IS NOT NULL OR ${isMetAgain(id)}))::int
    FROM "Meeting" m WHERE m.id = o."meetingId" AND m.id = ANY (${[...ids]}::uuid[])`
  const changed = [{ id: beforeUid }, { id }]
  await tx.calendarEvent.updateMany({ where: { OR: changed }, data: { version: { increment: 1 } } })
  const { workspaceId, integrationId } = before
  if (integrationId !== null)
    await tellGoogle(
      tx,
      changed.map((one) => ({ ...one, workspaceId, integrationId })),
    )
}

type Begun = { workspaceId: string; organizerId: string; ids: readonly string[]; hasMeet: boolean }

/**
 * Creates the Google event of a new meeting or series, if the organizer's account is connected, even if broken; pushed
 * later.
 */
export async function beginCalendarEvent(tx: Tx, { workspaceId, organizerId, ids, hasMeet }: Begun) {
  const [id] = ids
  const where = { workspaceId, memberId: organizerId, provider: 'GOOGLE' } as const
  const account = await tx.integration.findFirst({ where, select: { id: true } })
  if (account === null || id === undefined) return
  const { series, createdAt } = await tx.meeting.findUniqueOrThrow({
    where: { id },
    select: { series: true, createdAt: true },
  })
  const eventId = series?.calendarUid ?? id
  const own = { id: eventId, workspaceId, integrationId: account.id, hasMeet, createdAt }
  const rule = series === null ? {} : ruleOf(series, dayOf(series.firstOn))
  await tx.calendarEvent.create({ data: { ...own, ...rule }, select: { id: true } })
  await tx.calendarOccurrence.createMany({ data: placed(eventId, workspaceId, ids, series === null ? 0 : 1) })
  const watch = { integrationId: account.id, workspaceId }
  const { count } = await tx.calendarWatch.createMany({ data: [watch], skipDuplicates: true })
  if (count > 0) await wake(tx, calendarTasks.watch)
  await tellGoogle(tx, [{ id: eventId, workspaceId, integrationId: account.id }])
}

/** A series shares one Meet link. True if it changed; `undefined` changes nothing. */
export async function setMeetLink(tx: Tx, meetingId: string, hasMeet: boolean | undefined): Promise<boolean> {
  if (hasMeet === undefined) return false
  const where = { occurrences: { some: { meetingId } }, hasMeet: !hasMeet }
  const { count } = await tx.calendarEvent.updateMany({ where, data: { hasMeet, version: { increment: 1 } } })
  return count > 0
}
