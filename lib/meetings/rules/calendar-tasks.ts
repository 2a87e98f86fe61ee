import type { Day } from '@/lib/shared/dates'

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

/** The event that Google split, and from which day on, or null for other events: “<our id>_R20270119T100000”. */
export function splitOf(googleId: string): { id: string; from: Day } | null {
  const [, whole = '', year, month, date] = /^(\w+)_R(\d{4})(\d{2})(\d{2})T/.exec(googleId) ?? []
  const id = eventIdOf(whole)
  return id === null ? null : { id, from: `${year}-${month}-${date}` }
}
