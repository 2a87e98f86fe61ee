import { expect, test } from 'vitest'
import { heatStep } from '@/lib/reviews/results/rules/heat'

test.each([
  ['0 to 5', [0, 1, 2, 3, 4, 5], 5, 0],
  ['1 to 5', [1, 2, 3, 4, 5], 5, 1],
  ['1 to 4', [1, 2, 3, 4], 4, 1],
] as const)('each whole number of a scale from %s has its own shade', (_, values, highest, lowest) => {
  const steps = values.map((value) => heatStep((value - lowest) / (highest - lowest)))
  expect(new Set(steps).size).toBe(values.length)
  expect([steps[0], steps.at(-1)]).toEqual([1, 6])
})

test('a share outside the scale takes the shade of its end', () => {
  expect([heatStep(-0.2), heatStep(1.2)]).toEqual([1, 6])
})
