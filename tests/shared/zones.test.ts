import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDate } from '@/lib/shared/dates'
import { allZones, isZone, zoneName } from '@/lib/shared/zone-names'
import { clockTime, instantOf, isoIn, startOfDay, wallClock } from '@/lib/shared/zones'

describe('instantOf', () => {
  it.each([
    ['2026-01-15', '09:00', 'America/New_York', '2026-01-15T14:00:00.000Z'],
    ['2026-07-15', '09:00', 'America/New_York', '2026-07-15T13:00:00.000Z'],
    ['2026-01-15', '09:00', 'Asia/Kolkata', '2026-01-15T03:30:00.000Z'],
    ['2026-01-15', '00:00', 'Pacific/Kiritimati', '2026-01-14T10:00:00.000Z'],
    // The clock jumps from 02:00 to 03:00, so 02:30 becomes 03:30.
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    // 01:30 happens twice; the first one is meant.
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-11-01', '09:00', 'America/New_York', '2026-11-01T14:00:00.000Z'],
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ])('%s %s in %s', (day, time, zone, instant) => expect(instantOf(day, time, zone)?.toISOString()).toBe(instant))

  it.each([
    ['2026-13-01', '09:00'],
    ['', '09:00'],
    ['2026-01-01', 'nine'],
  ])('%j %j is no date', (day, time) => expect(instantOf(day, time, 'UTC')).toBeUndefined())

  it('finds the instant a clock shows, everywhere and always', () => {
    const minute = fc.integer({ min: 0, max: 33_000_000 }).map((minutes) => new Date(minutes * 60_000))
    fc.assert(
      fc.property(
        minute,
        fc.constantFrom('Europe/Berlin', 'America/Sao_Paulo', 'Asia/Kathmandu', 'UTC'),
        (at, zone) => {
          const { year, month, day, hour, minute: minutes } = wallClock(at, zone)
          const two = (value: number) => String(value).padStart(2, '0')
          const found = instantOf(`${year}-${two(month)}-${two(day)}`, `${two(hour)}:${two(minutes)}`, zone)
          // The second of two equal times is read as the first, an hour before.
          expect([0, 3_600_000]).toContain(at.getTime() - (found?.getTime() ?? 0))
        },
      ),
    )
  })
})

describe('startOfDay', () => {
  it.each([
    ['2026-03-05T02:00:00Z', 'America/New_York', '2026-03-04T05:00:00.000Z'],
    ['2026-03-05T20:00:00Z', 'Asia/Kolkata', '2026-03-05T18:30:00.000Z'],
    // Midnight does not exist on this day; it begins at 01:00.
    ['2018-11-04T15:00:00Z', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
  ])('%s in %s', (at, zone, start) => expect(startOfDay(new Date(at), zone).toISOString()).toBe(start))
})

describe('isoIn', () => {
  it.each([
    ['2026-01-15T14:00:00.789Z', 'America/New_York', '2026-01-15T09:00:00-05:00'],
    ['2026-01-15T03:30:09Z', 'Asia/Kolkata', '2026-01-15T09:00:09+05:30'],
    ['2026-07-15T00:10:00Z', 'America/St_Johns', '2026-07-14T21:40:00-02:30'],
    ['2026-07-15T00:10:00Z', 'UTC', '2026-07-15T00:10:00+00:00'],
    // The clock goes back, and shows the same hour twice.
    ['2026-10-25T00:30:00Z', 'Europe/Berlin', '2026-10-25T02:30:00+02:00'],
    ['2026-10-25T01:30:00Z', 'Europe/Berlin', '2026-10-25T02:30:00+01:00'],
  ])('%s in %s is %s', (at, zone, text) => {
    expect(isoIn(new Date(at), zone)).toBe(text)
    expect(new Date(text).getTime()).toBe(Math.floor(new Date(at).getTime() / 1000) * 1000)
  })
})

describe('zone names', () => {
  it.each([
    ['Asia/Kolkata', true],
    ['Asia/Calcutta', true],
    ['America/Argentina/Buenos_Aires', true],
    ['Etc/UTC', true],
    ['UTC', true],
    ['Mars/Olympus', false],
    ['', false],
  ])('%s is a zone: %s', (zone, expected) => expect(isZone(zone)).toBe(expected))

  it('offers each zone once, in a form dates can be shown in', () => {
    expect(new Set(allZones()).size).toBe(allZones().length)
    expect(allZones()[0]).toBe('UTC')
    expect(allZones()).toContain('Asia/Kolkata')
    for (const zone of allZones()) expect(wallClock(new Date(0), zone).year).toBeGreaterThan(1968)
  })

  it.each([
    ['America/New_York', 'New York'],
    ['America/Argentina/Salta', 'Salta, Argentina'],
    ['UTC', 'UTC'],
  ])('%s reads %s', (zone, name) => expect(zoneName(zone)).toBe(name))
})

it.each(['00:00', '00:59', '09:05', '12:00', '12:30', '23:59'])(
  '%s is written as everywhere in the product',
  (time) => {
    const at = new Date(`2026-11-28T${time}:00Z`)
    expect(clockTime(at, 'UTC')).toBe(formatDate(at, 'hh:mm a', 'UTC'))
  },
)
