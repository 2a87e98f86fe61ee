/** 24 hours and one hour before, an hour after the end (docs/decisions.md, Reminders). */
export const meetingReminders = ['in-a-day', 'in-an-hour', 'ended'] as const
export type MeetingReminder = (typeof meetingReminders)[number]

export const reminderWords: Readonly<Record<MeetingReminder, (meeting: string) => string>> = {
  'in-a-day': (meeting) => `${meeting} begins in 24 hours`,
  'in-an-hour': (meeting) => `${meeting} begins within an hour`,
  ended: (meeting) => `${meeting} has ended. Complete or move it`,
}
