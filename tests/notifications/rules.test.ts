import { describe, expect, test } from 'vitest'
import { groupByDay } from '@/lib/notifications/rules/day-groups'
import { unreadLabel } from '@/lib/notifications/rules/unread'

const at = (text: string) => ({ createdAt: new Date(text) })

describe('groupByDay', () => {
  test('names today and yesterday, and dates the rest', () => {
    const rows = [
      at('2026-11-21T08:00:00Z'),
      at('2026-11-21T01:00:00Z'),
      at('2026-11-20T23:00:00Z'),
      at('2026-11-02T10:00:00Z'),
    ]
    const days = groupByDay(rows, 'UTC', new Date('2026-11-21T09:00:00Z'))
    expect(days.map(({ name, rows: found }) => [name, found.length])).toEqual([
      ['Today', 2],
      ['Yesterday', 1],
      ['Nov 02, 2026', 1],
    ])
  })

  test('counts days on the calendar of the reader', () => {
    const rows = [at('2026-11-20T20:00:00Z')]
    const now = new Date('2026-11-20T21:00:00Z')
    expect(groupByDay(rows, 'Asia/Kolkata', now)[0]).toMatchObject({ key: '2026-11-21', name: 'Today' })
    expect(groupByDay(rows, 'America/New_York', now)[0]).toMatchObject({ key: '2026-11-20', name: 'Today' })
  })

  test('finds yesterday across a change of the clock', () => {
    const now = new Date('2026-10-25T23:30:00+01:00')
    const rows = [at('2026-10-24T00:10:00+02:00')]
    expect(groupByDay(rows, 'Europe/Berlin', now)[0]?.name).toBe('Yesterday')
  })

  test('nothing has no days', () => {
    expect(groupByDay([], 'UTC', new Date('2026-11-21T09:00:00Z'))).toEqual([])
  })
})

test.each([
  [0, null],
  [1, '1'],
  [999, '999'],
  [1234, '1.2K'],
  [10_000, '10K+'],
])('%i unread is labelled %s', (count, label) => {
  expect(unreadLabel(count)).toBe(label)
})
