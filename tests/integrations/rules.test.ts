import { expect, test } from 'vitest'
import { MAX_ATTEMPTS, stateOfBoth, waitAfter } from '@/lib/integrations/rules'

test('a connection of two counts in full once both are there', () => {
  expect(stateOfBoth(false, false)).toBe('not_connected')
  expect([stateOfBoth(true, false), stateOfBoth(false, true)]).toEqual(['partially_connected', 'partially_connected'])
  expect(stateOfBoth(true, true)).toBe('fully_connected')
})

test('waits double from 15 seconds to an hour, half a day in all', () => {
  expect([1, 2, 3, 9, 20].map(waitAfter)).toEqual([15, 30, 60, 3600, 3600])
  const hours = Array.from({ length: MAX_ATTEMPTS }, (_, index) => waitAfter(index + 1)).reduce((a, b) => a + b) / 3600
  expect(Math.round(hours)).toBe(13)
})
