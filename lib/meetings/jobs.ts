import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { LEFT_JOB } from '@/lib/members/people/rules'
import { inBatches, withEach } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { jobs as calendarJobs } from './calendar/jobs'
import { endMeetingsOf } from './commands/end-meetings-of'
import { remindOfMeeting } from './commands/remind-of-meeting'
import { listLeftOrganizers } from './queries/list-left'
import { listMeetingReminders } from './queries/list-meeting-reminders'
import { meetingReminders, type MeetingReminder } from './rules/meeting-reminders'

const BATCH = 200

export async function endMeetingsOfLeavers(): Promise<{ canceled: number }> {
  const outcomes = await withEach(
    await listLeftOrganizers(BATCH),
    ({ id: memberId, workspaceId }) => endMeetingsOf(systemActor(workspaceId), { memberId }),
    'People whose meetings could not be ended',
  )
  return { canceled: outcomes.reduce((sum, { canceled }) => sum + canceled, 0) }
}

const remindOf = (reminder: MeetingReminder, now: Date) =>
  withEach(
    inBatches((after) => listMeetingReminders(reminder, now, { after, limit: BATCH })),
    ({ id, workspaceId }) => remindOfMeeting(systemActor(workspaceId), { id, reminder }),
    'Meetings that people could not be reminded of',
  )

/** Reminds a day and an hour before, and after an uncompleted end. */
export async function remindOfMeetings(now: Date): Promise<{ meetings: number }> {
  let meetings = 0
  for (const reminder of meetingReminders) meetings += (await remindOf(reminder, now)).length
  return { meetings }
}

export const jobs: Job[] = [
  { name: LEFT_JOB, cron: '*/10 * * * *', run: endMeetingsOfLeavers },
  { name: 'meeting.remind', cron: '*/10 * * * *', run: remindOfMeetings },
  ...calendarJobs,
]
