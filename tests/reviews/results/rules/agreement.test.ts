import { expect, test } from 'vitest'
import { agreementOf } from '@/lib/reviews/results/rules/agreement'

test.each([
  [[0, 0, 0, 5], 'alike'],
  [[0, 0, 4, 5], 'alike'],
  [[1, 1, 3, 4], 'mixed'],
  [[4, 0, 0, 4], 'split'],
  [[3, 4], 'split'],
  [[0, 7], 'alike'],
  [[2, 7], 'mixed'],
  [[0, 0, 1], null],
  [[], null],
] as const)('answers counted as %j are %s', (counts, agreement) => {
  expect(agreementOf(counts)).toBe(agreement)
})
