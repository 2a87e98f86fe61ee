import 'server-only'
import { googleEventId } from '@/lib/meetings/rules/calendar-tasks'
import { db } from '@/lib/platform/db'
import {
  insertEvent,
  patchEvent,
  type EventDraft,
  type SendUpdates,
  type WrittenEvent,
} from '@/lib/platform/google/calendar'
import { ProviderFailure } from '@/lib/platform/provider-failure'
import type { StaleOccurrence, StoredEvent } from './find-event'

/**
 * Inserts or updates an event under our id, because a lost response may have created it and people delete events.
 * Google mails attendees, but not twice for a new event.
 */
export async function writeEvent(access: string, event: StoredEvent, draft: EventDraft, sendUpdates: SendUpdates) {
  const id = googleEventId(event.id)
  const isThere = event.pushedVersion > 0
  const patch = (updates: SendUpdates) => patchEvent(access, id, draft, updates)
  const said = isThere
    ? ((await patch(sendUpdates)) ?? (await insertEvent(access, id, draft)))
    : ((await insertEvent(access, id, draft)) ?? (await patch('none')))
  if (said === null) throw new ProviderFailure('refused', '409 duplicate')
  return said
}

/** Google already has this state of the event. */
export async function keepEvent({ id, version, hasMeet }: StoredEvent, said: WrittenEvent | null) {
  const links = said && { htmlLink: said.htmlLink, meetLink: hasMeet ? said.meetLink : null }
  const data = { pushedVersion: version, refusedAt: null, googleUpdatedAt: said?.updatedAt ?? null, ...links }
  await db.calendarEvent.updateMany({ where: { id }, data })
}

/** Google already has this state of the meeting. */
export async function keepOccurrence({ meetingId, version, meeting }: StaleOccurrence, updatedAt: Date | null) {
  const data = { pushedVersion: version, pushedSequence: meeting.sequence, googleUpdatedAt: updatedAt }
  await db.calendarOccurrence.updateMany({ where: { meetingId }, data })
}

/** An unchanged sequence means only an answer changed, so no mail. */
export const updatesFor = ({ pushedSequence, meeting }: StaleOccurrence): SendUpdates =>
  pushedSequence === meeting.sequence ? 'none' : 'all'
