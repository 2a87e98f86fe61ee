import { expect, test } from 'vitest'
import { movedInWords, timelineKinds, valueInWords } from '@/lib/goals/rules/goal-updates'

test.each([
  [42, '%', '42%'],
  [1250.5, 'hours', '1,250.5 hours'],
  [-1234567, '', '-1,234,567'],
  [0.1 + 0.2, 'points', '0.3 points'],
  [1e12, '€', '1,000,000,000,000 €'],
])('%d with “%s” is written %s', (value, unit, words) => {
  expect(valueInWords(value, unit)).toBe(words)
})

test('a moved key result says from where to where', () => {
  expect(movedInWords({ title: 'Response time', unit: 'hours', from: 8, to: 6.5 })).toBe('Response time: 8 → 6.5 hours')
})

test('the timeline leaves out what rolled up', () => {
  expect(timelineKinds).not.toContain('rolled-up')
})
