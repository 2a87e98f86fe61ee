import 'server-only'
import { isWorkspaceOpen, openWorkspaceSelect } from '@/lib/access/workspace/open-workspace'
import { featureRefusal } from '@/lib/billing/rules'
import { findPayer } from '@/lib/billing/gates'
import { meetingKinds } from '@/lib/meetings/rules/meeting-kinds'
import { spanOf } from '@/lib/meetings/rules/meeting-times'
import { daysOfSeries, MADE_AHEAD_DAYS, seriesDaysOf } from '@/lib/meetings/rules/series-days'
import { now } from '@/lib/platform/clock'
import type { Prisma, Tx } from '@/lib/platform/db'
import type { MeetingSeries } from '@/lib/platform/generated/prisma/client'
import { addDays, dateOf, dayIn, dayOf, type Day } from '@/lib/shared/dates'
import { randomId } from '@/lib/shared/randomness'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'
import { bookPlaces } from './book-places'
import { joinSeriesEvent } from './calendar-events'
import { findPlanned } from './find-planned'
import { keepRule, raiseSeries } from './series-rule'
import { writeLinks } from './write-links'

/** `isAsRuled`: calendars have these meetings already, with the same people. */
export type Occurrences = { fromId: string; ids: string[]; isAsRuled: boolean }

/** Whether plan and settings allow repeats now. */
async function mayRepeat(tx: Tx, { workspaceId, kind }: MeetingSeries) {
  const { feature, repeating } = meetingKinds[kind]
  const workspace = await tx.workspace.findUniqueOrThrow({
    where: { id: workspaceId },
    select: { withoutFeatures: true, ...openWorkspaceSelect },
  })
  if (!isWorkspaceOpen(workspace) || !isSwitchedOn(workspace, feature)) return false
  return featureRefusal(await findPayer(tx, workspaceId), repeating) === null
}

const copiedFields = {
  id: true,
  title: true,
  description: true,
  isException: true,
  isWithoutAi: true,
  attendees: { where: { member: { status: 'ACTIVE' } }, select: { memberId: true } },
  links: { orderBy: { position: 'asc' }, select: { memberId: true, url: true, text: true } },
} as const satisfies Prisma.MeetingSelect

type Copied = Prisma.MeetingGetPayload<{ select: typeof copiedFields }>

const findCopied = (tx: Tx, seriesId: string) =>
  findPlanned({ seriesId }, (of) => tx.meeting.findFirst({ ...of, select: copiedFields }))

const isBookedIn = ({ kind, organizerId }: MeetingSeries, memberId: string) =>
  kind === 'ONE_ON_ONE' || organizerId === memberId

function rowOf(
  series: MeetingSeries,
  { title, description, isWithoutAi }: Copied,
  day: Day,
): Prisma.MeetingCreateManyInput[] {
  const span = spanOf(day, series.startTime, series.durationMinutes, series.timeZone)
  if (!span) return []
  const { id: seriesId, calendarUid: ruleId, workspaceId, kind, organizerId, timeZone } = series
  const row = {
    workspaceId,
    kind,
    organizerId,
    seriesId,
    ruleId,
    timeZone,
    title,
    description,
    isWithoutAi,
    madeBy: 'System' as const,
  }
  return [{ ...row, ...span, id: randomId(), occursOn: dateOf(day), createdAt: now() }]
}

/**
 * Creates a series' due meetings a quarter ahead; idempotent. Without plan or while off it creates none, and later
 * continues from that day.
 */
export async function makeOccurrences(tx: Tx, seriesId: string): Promise<Occurrences | null> {
  await tx.$queryRaw`SELECT 1 FROM "MeetingSeries" WHERE id = ${seriesId}::uuid FOR UPDATE`
  const series = await tx.meetingSeries.findUniqueOrThrow({ where: { id: seriesId } })
  const today = dayIn(now(), series.timeZone)
  const until = addDays(today, MADE_AHEAD_DAYS)
  const next = addDays(dayOf(series.madeUntilOn), 1)
  if (series.endedAt !== null || next > until || !(await mayRepeat(tx, series))) return null
  const copied = await findCopied(tx, seriesId)
  if (!copied?.attendees.some(({ memberId }) => memberId === series.organizerId)) return null
  const days = daysOfSeries(seriesDaysOf(series), next, until)
  const coming = days.filter((day) => day >= today)
  const rows = coming.flatMap((day) => rowOf(series, copied, day)).filter(({ startsAt }) => startsAt > now())
  const isKnown = (await tx.meeting.count({ where: { ruleId: series.calendarUid } })) > 0
  await keepRule(tx, series)
  const made = await tx.meeting.createManyAndReturn({
    data: rows,
    skipDuplicates: true,
    select: { id: true, startsAt: true, endsAt: true },
  })
  const places = copied.attendees.map(({ memberId }) => ({ memberId, isBooked: isBookedIn(series, memberId) }))
  if (made.length > 0) await bookPlaces(tx, series.workspaceId, made, places)
  await tx.meetingSeries.update({ where: { id: seriesId }, data: { madeUntilOn: dateOf(until) }, select: { id: true } })
  const ids = made.map(({ id }) => id)
  await writeLinks(tx, series.workspaceId, ids, copied.links)
  await joinSeriesEvent(tx, series, ids)
  const isAsRuled = isKnown && !copied.isException && ids.length === days.length
  if (!isAsRuled) await raiseSeries(tx, ids)
  return { fromId: copied.id, ids, isAsRuled }
}
