import 'server-only'
import { googleEventId } from '@/lib/meetings/rules/calendar-tasks'
import { spanOf } from '@/lib/meetings/rules/meeting-times'
import { daysExcluded, exclusionOf, ruleUntil } from '@/lib/meetings/rules/recurrence'
import { deleteEvent, patchEvent, type EventDraft } from '@/lib/platform/google/calendar'
import { findInstance, readEvent } from '@/lib/platform/google/read-event'
import { dayOf, type Day } from '@/lib/shared/dates'
import { draftOf, findExample, findLast, listPlannedDays, type StaleOccurrence, type StoredEvent } from './find-event'
import { keepEvent, keepOccurrence, updatesFor, writeEvent } from './write-event'

type Rule = { firstOn: Day; startTime: string; durationMinutes: number; timeZone: string; rule: string }

function ruleIn({ firstOn, startTime, durationMinutes, timeZone, rule }: StoredEvent): Rule | null {
  if (firstOn === null || startTime === null || durationMinutes === null || timeZone === null || rule === null)
    return null
  return { firstOn: dayOf(firstOn), startTime, durationMinutes, timeZone, rule }
}

const spanOn = (day: Day, { startTime, durationMinutes, timeZone }: Rule) =>
  spanOf(day, startTime, durationMinutes, timeZone)

/** The series' end; once ended or under another rule, its last meeting. */
async function lastDay({ id, series }: StoredEvent): Promise<{ lastOn: Day | null; isOver: boolean }> {
  if (series?.calendarUid === id && series.endedAt === null)
    return { lastOn: series.lastOn && dayOf(series.lastOn), isOver: false }
  const last = (await findLast(id))?.occursOn ?? null
  return { lastOn: last && dayOf(last), isOver: last === null }
}

/** Days left out in Google stay so, where no meeting is planned. */
async function exclusionsIn({ id }: StoredEvent, { startTime, timeZone }: Rule, recurrence: readonly string[]) {
  const days = daysExcluded(recurrence, timeZone)
  const planned = days.length === 0 ? [] : await listPlannedDays(id, days)
  return days.filter((day) => !planned.includes(day)).map((day) => exclusionOf(day, startTime, timeZone))
}

/** Keeps Google's answers, because answers to one meeting don't count for all, its rooms and the days it leaves out. */
async function withGoogles(access: string, event: StoredEvent, rule: Rule, draft: EventDraft): Promise<EventDraft> {
  const there = event.pushedVersion > 0 ? await readEvent(access, googleEventId(event.id)) : null
  const attendees = draft.attendees.map((one) => ({
    ...one,
    isAttending: there?.answers.get(one.email.toLowerCase()) ?? null,
  }))
  const recurrence = [...(draft.recurrence ?? []), ...(await exclusionsIn(event, rule, there?.recurrence ?? []))]
  return { ...draft, attendees, rooms: there?.rooms ?? [], recurrence }
}

async function pushRule(access: string, event: StoredEvent, rule: Rule, lastOn: Day | null) {
  const example = await findExample(event.id)
  const span = spanOn(rule.firstOn, rule)
  if (example === null || !span) return
  const { timeZone } = rule
  const draft = { ...draftOf(event, example), ...span, timeZone, recurrence: [ruleUntil(rule.rule, lastOn, timeZone)] }
  const said = await writeEvent(access, event, await withGoogles(access, event, rule, draft), 'all')
  await keepEvent(event, said)
}

/** Pushes one occurrence; days outside the rule need nothing. */
async function pushOccurrence(access: string, event: StoredEvent, rule: Rule, occurrence: StaleOccurrence) {
  const { meeting } = occurrence
  const at = meeting.occursOn && spanOn(dayOf(meeting.occursOn), rule)
  const there = at ? await findInstance(access, googleEventId(event.id), at.startsAt) : null
  if (there === null) return keepOccurrence(occurrence, null)
  const { id, rooms } = there
  if (meeting.canceledAt !== null) {
    await deleteEvent(access, id)
    return keepOccurrence(occurrence, null)
  }
  const draft = { ...draftOf(event, meeting), rooms, meet: 'as-before' as const }
  const said = await patchEvent(access, id, draft, updatesFor(occurrence))
  return keepOccurrence(occurrence, said?.updatedAt ?? null)
}

export async function pushSeries(access: string, event: StoredEvent) {
  const rule = ruleIn(event)
  if (rule === null) return
  const { lastOn, isOver } = await lastDay(event)
  if (isOver) {
    if (event.pushedVersion < event.version) await deleteEvent(access, googleEventId(event.id))
    await keepEvent(event, null)
  } else if (event.pushedVersion < event.version) await pushRule(access, event, rule, lastOn)
  for (const occurrence of event.occurrences) {
    const { occursOn } = occurrence.meeting
    const isLater = isOver || (occursOn !== null && lastOn !== null && dayOf(occursOn) > lastOn)
    if (isLater) await keepOccurrence(occurrence, null)
    else await pushOccurrence(access, event, rule, occurrence)
  }
}
