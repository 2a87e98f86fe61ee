import 'server-only'
import { googleEventId } from '@/lib/meetings/rules/calendar-tasks'
import { deleteEvent } from '@/lib/platform/google/calendar'
import { readEvent } from '@/lib/platform/google/read-event'
import { draftOf, type StoredEvent } from './find-event'
import { keepEvent, keepOccurrence, updatesFor, writeEvent } from './write-event'

export async function pushMeeting(access: string, event: StoredEvent) {
  const [occurrence] = event.occurrences
  if (occurrence === undefined) return
  const { meeting } = occurrence
  if (meeting.canceledAt !== null) {
    await deleteEvent(access, googleEventId(event.id))
    await keepOccurrence(occurrence, null)
    return
  }
  const there = event.pushedVersion > 0 ? await readEvent(access, googleEventId(event.id)) : null
  const draft = { ...draftOf(event, meeting), recurrence: [], rooms: there?.rooms ?? [] }
  const said = await writeEvent(access, event, draft, updatesFor(occurrence))
  await keepEvent(event, said)
  await keepOccurrence(occurrence, said.updatedAt)
}
