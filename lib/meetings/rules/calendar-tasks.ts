export const calendarTasks = {
  event: 'calendar.event',
  changes: 'calendar.changes',
  watch: 'calendar.watch',
} as const

/** Our id without dashes. */
export const googleEventId = (id: string) => id.replaceAll('-', '')

/** Our id, or null for foreign events. */
export const eventIdOf = (googleId: string): string | null =>
  /^[\da-f]{32}$/.test(googleId) ? googleId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : null
