import { addDays, formatDate } from '@/lib/shared/dates'

/** `name` is "Today", "Yesterday" or the date. */
export type DayGroup<Row> = { key: string; name: string; rows: Row[] }

const keyOf = (at: Date, zone: string) => formatDate(at, 'YYYY-MM-DD', zone)

function nameOf(at: Date, zone: string, now: Date) {
  const today = keyOf(now, zone)
  const key = keyOf(at, zone)
  if (key === today) return 'Today'
  return key === addDays(today, -1) ? 'Yesterday' : formatDate(at, 'MMM DD, YYYY', zone)
}

/** The rows must be in order of time; days are those of `zone`. */
export function groupByDay<Row extends { createdAt: Date }>(rows: readonly Row[], zone: string, now: Date) {
  const days: DayGroup<Row>[] = []
  for (const row of rows) {
    const key = keyOf(row.createdAt, zone)
    const last = days.at(-1)
    if (last?.key === key) last.rows.push(row)
    else days.push({ key, name: nameOf(row.createdAt, zone, now), rows: [row] })
  }
  return days
}
