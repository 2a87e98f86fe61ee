/** 24 hours and one hour before, an hour after the end (docs/decisions.md, Reminders). */
export const meetingReminders = ['in-a-day', 'in-an-hour', 'ended'] as const
export type MeetingReminder = (typeof meetingReminders)[number]

export const reminderWords: Readonly<Record<MeetingReminder, (title: string) => string>> = {
  'in-a-day': (title) => `“${title}” begins in 24 hours`,
  'in-an-hour': (title) => `“${title}” begins within an hour`,
  ended: (title) => `“${title}” has ended. Complete or move it`,
}
