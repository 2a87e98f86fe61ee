/** Calls to Google Calendar, each a kind of task and the job that runs it. */
export const calendarTasks = {
  /** Makes an event what its meetings are. */
  event: 'calendar.event',
  /** Takes over what changed in an account. */
  changes: 'calendar.changes',
  /** Has Google call us when something changes in an account. */
  watch: 'calendar.watch',
} as const

/** What Google knows an event by: our id without its dashes. */
export const googleEventId = (id: string) => id.replaceAll('-', '')

/** Our id behind one of Google's, or null: the event is none of ours. */
export const eventIdOf = (googleId: string): string | null =>
  /^[\da-f]{32}$/.test(googleId) ? googleId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : null
