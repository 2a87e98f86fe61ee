import 'server-only'
import { openWorkspace } from '@/lib/access/workspace/open-workspace'
import { withAccess } from '@/lib/integrations/steps/with-access'
import { workOnTasks, type Task } from '@/lib/integrations/tasks/steps/work-on-tasks'
import { enqueueTasks } from '@/lib/integrations/tasks/steps/enqueue-tasks'
import { takeMeeting } from '@/lib/meetings/calendar/steps/take-meeting'
import { takeSeries } from '@/lib/meetings/calendar/steps/take-series'
import { takeSplit } from '@/lib/meetings/calendar/steps/take-split'
import { calendarTasks, eventIdOf, splitOf } from '@/lib/meetings/rules/calendar-tasks'
import { spanOf } from '@/lib/meetings/rules/meeting-times'
import { daysFrom, minutesFrom, now } from '@/lib/platform/clock'
import { db, transaction, type Prisma } from '@/lib/platform/db'
import { listChanges, type GoogleChange } from '@/lib/platform/google/calendar'
import { dateOf, dayIn, type Day } from '@/lib/shared/dates'

const known = { id: true, workspaceId: true, kind: true, organizerId: true, title: true } as const

const ofEvent = {
  id: true,
  seriesId: true,
  startTime: true,
  durationMinutes: true,
  timeZone: true,
  hasMeet: true,
  meetLink: true,
} as const

type OwnEvent = Prisma.CalendarEventGetPayload<{ select: typeof ofEvent }>

/** The day of the rule that a change is of; null for what was changed under an earlier rule. */
function ruleDay({ startTime, durationMinutes, timeZone }: OwnEvent, { originallyAt }: GoogleChange): Day | null {
  if (originallyAt === null || startTime === null || durationMinutes === null || timeZone === null) return null
  const day = dayIn(originallyAt, timeZone)
  const at = spanOf(day, startTime, durationMinutes, timeZone)?.startsAt
  return at?.getTime() === originallyAt.getTime() ? day : null
}

async function takeOccurrence(event: OwnEvent, change: GoogleChange) {
  const day = ruleDay(event, change)
  if (day === null) return
  const where = { occursOn: dateOf(day), calendar: { eventId: event.id } }
  const meeting = await db.meeting.findFirst({ where, select: known })
  if (meeting !== null) await takeMeeting(meeting, change)
}

async function takeChange(event: OwnEvent, change: GoogleChange) {
  const { id, hasMeet, meetLink } = event
  // Google creates a Meet link after its event.
  if (hasMeet && meetLink === null && change.meetLink !== null)
    await db.calendarEvent.updateMany({ where: { id }, data: { meetLink: change.meetLink } })
  if (change.recurringId !== null) return takeOccurrence(event, change)
  if (event.seriesId !== null) return takeSeries(id, change)
  const meeting = await db.meeting.findUnique({ where: { id }, select: known })
  if (meeting !== null) await takeMeeting(meeting, change)
}

/** Takes the later parts of series that were split in Google. Returns the ids of what was split. */
async function takeSplits(integrationId: string, access: string, changes: readonly GoogleChange[]) {
  const splits = changes.flatMap((change) => {
    const split = change.isCanceled ? null : splitOf(change.id)
    return split === null ? [] : [{ ...split, change }]
  })
  const ids = splits.map(({ id }) => id)
  const going = { integrationId, id: { in: ids }, series: { endedAt: null } }
  const events = await db.calendarEvent.findMany({ where: going, select: { id: true } })
  const known = new Set(events.map(({ id }) => id))
  const taken = new Set<string>()
  for (const split of splits) if (known.has(split.id) && (await takeSplit(access, split))) taken.add(split.id)
  return taken
}

/** Applies changes of our events; others aren't stored. */
async function takeOwn(integrationId: string, access: string, changes: readonly GoogleChange[]) {
  const splitIds = await takeSplits(integrationId, access, changes)
  const about = changes.flatMap((change) => {
    const id = eventIdOf(change.recurringId ?? change.id)
    return id === null ? [] : [{ id, change }]
  })
  const events = await db.calendarEvent.findMany({
    where: { integrationId, id: { in: about.map(({ id }) => id) } },
    select: ofEvent,
  })
  const byId = new Map(events.map((event) => [event.id, event]))
  for (const { id, change } of about) {
    const event = byId.get(id)
    const isCutBySplit = splitIds.has(id) && change.recurringId === null
    if (event && !isCutBySplit) await takeChange(event, change)
  }
}

/** All pages since a token, or all future events. Returns the next token; null: expired. */
async function takePages(integrationId: string, access: string, syncToken: string | null) {
  const from = syncToken === null ? { timeMin: daysFrom(now(), -1) } : { syncToken }
  let pageToken: string | undefined
  for (;;) {
    const page = await listChanges(access, from, pageToken)
    if (page === null) return null
    await takeOwn(integrationId, access, page.items)
    pageToken = page.nextPageToken
    if (pageToken === undefined) return page.nextSyncToken ?? null
  }
}

/** Changes are applied as the owner, so they wait while there is no access here. */
const ofActiveOwner = { member: { status: 'ACTIVE' } } as const

async function takeChanges({ integrationId }: Task) {
  if (integrationId === null) return
  const watch = await db.calendarWatch.findFirst({
    where: { integrationId, workspace: openWorkspace, integration: ofActiveOwner },
    select: { syncToken: true },
  })
  if (watch === null) return
  const startedAt = now()
  const syncToken = await withAccess(integrationId, async (access) => {
    const next = await takePages(integrationId, access, watch.syncToken)
    return next === null && watch.syncToken !== null ? takePages(integrationId, access, null) : next
  })
  const unlessReset = { integrationId, syncToken: watch.syncToken }
  await db.calendarWatch.updateMany({ where: unlessReset, data: { syncToken, syncedAt: startedAt } })
}

const LOOKED_AT_EVERY_MINUTES = 10
const MOST = 500

/** Accounts not synced for a while, because a notification may be lost or there is no channel. */
async function enqueueDue() {
  const before = minutesFrom(now(), -LOOKED_AT_EVERY_MINUTES)
  const due = await db.calendarWatch.findMany({
    where: {
      OR: [{ syncedAt: null }, { syncedAt: { lt: before } }],
      // A retry keeps its time.
      workspace: openWorkspace,
      integration: {
        ...ofActiveOwner,
        brokenAt: null,
        tasks: { none: { kind: calendarTasks.changes, status: 'QUEUED' } },
      },
    },
    orderBy: { syncedAt: { sort: 'asc', nulls: 'first' } },
    take: MOST,
    select: { integrationId: true, workspaceId: true },
  })
  const tasks = due.map((one) => ({ ...one, kind: calendarTasks.changes, objectId: one.integrationId }))
  await transaction((tx) => enqueueTasks(tx, tasks))
}

/** Applies changes and answers made in Google Calendar. */
export async function takeGoogleChanges() {
  await enqueueDue()
  return workOnTasks(calendarTasks.changes, takeChanges)
}
