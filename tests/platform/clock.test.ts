import { expect, test } from 'vitest'
import { isSamePress } from '@/lib/platform/clock'

const noon = new Date('2026-11-21T12:00:00Z')

test('a press within a minute is the same press', () => {
  expect([59_999, 60_000].map((ms) => isSamePress(noon, new Date(noon.getTime() + ms)))).toEqual([true, false])
})
