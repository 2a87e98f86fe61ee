import 'server-only'
import { clockMs } from '@/lib/shared/zones'

const WEEK_MS = 7 * 86_400_000

const offsetAt = (ms: number, zone: string) => clockMs(new Date(ms), zone) - ms

type Change = { at: number; before: number; after: number }

function changeBetween(from: number, to: number, zone: string): Change[] {
  const before = offsetAt(from, zone)
  if (offsetAt(to, zone) === before) return []
  let [low, high] = [from, to]
  while (high - low > 1000) {
    const middle = low + Math.floor((high - low) / 2000) * 1000
    if (offsetAt(middle, zone) === before) low = middle
    else high = middle
  }
  return [{ at: high, before, after: offsetAt(high, zone) }]
}

const clockText = (ms: number) => new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')

function offsetText(ms: number): string {
  const clock = new Date(Math.abs(ms)).toISOString().slice(11, 16).replace(':', '')
  return `${ms < 0 ? '-' : '+'}${clock}`
}

const observance = (name: 'STANDARD' | 'DAYLIGHT', { at, before, after }: Change) => [
  `BEGIN:${name}`,
  `DTSTART:${clockText(at + before)}`,
  `TZOFFSETFROM:${offsetText(before)}`,
  `TZOFFSETTO:${offsetText(after)}`,
  `END:${name}`,
]

/** The clock changes of a zone in these years, as calendar files write them. */
export function zoneRules(zone: string, from: Date, until: Date): string {
  const start = Math.floor(from.getTime() / 1000) * 1000 - WEEK_MS
  const weeks = Math.ceil((until.getTime() - start) / WEEK_MS)
  const changes = Array.from({ length: weeks }, (_, index) => start + index * WEEK_MS).flatMap((week) =>
    changeBetween(week, week + WEEK_MS, zone),
  )
  const before = offsetAt(start, zone)
  const isSummer = changes[0] !== undefined && changes[0].after < before
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance(isSummer ? 'DAYLIGHT' : 'STANDARD', { at: start, before, after: before }),
    ...changes.flatMap((change) => observance(change.after > change.before ? 'DAYLIGHT' : 'STANDARD', change)),
    'END:VTIMEZONE',
  ].join('\n')
}
