import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GoalStatus, ProgressSource } from '@/lib/platform/generated/prisma/enums'
import { completedPercent, goalProgress, keyResultPercent, type ProgressParts } from '@/lib/goals/rules/goal-progress'
import { goalLimits } from '@/lib/goals/rules/goal-limits'

const nothing: ProgressParts = { byHand: 0, keyResults: [], items: [], children: [] }

describe('a key result', () => {
  test.each([
    ['begins at 0', 10, 10, 20, 0],
    ['is halfway', 0, 5, 10, 50],
    ['is reached', 0, 10, 10, 100],
    ['never passes 100', 0, 25, 10, 100],
    ['never falls below 0', 10, 4, 20, 0],
    ['falls towards a target below its start', 12, 9, 4, 37.5],
    ['of a falling target is reached below it', 12, 3, 4, 100],
    ['of a falling target that rose is at 0', 12, 15, 4, 0],
    ['crosses zero', -10, 0, 10, 50],
    ['whose target is its start is reached there', 5, 5, 5, 100],
    ['whose target is its start is not reached elsewhere', 5, 6, 5, 0],
  ])('%s', (_what, start, current, target, percent) => {
    expect(keyResultPercent({ start, current, target })).toBe(percent)
  })
})

const at = (percent: number, weight = 1) => ({ start: 0, current: percent, target: 100, weight })

describe('progress from key results', () => {
  test.each([
    ['is the mean of equal weights', [at(0), at(50)], 25],
    ['counts a heavier one more', [at(0, 1), at(100, 3)], 75],
    ['leaves out one without weight', [at(0, 0), at(60, 2)], 60],
    ['counts all alike where no weight is set', [at(0, 0), at(50, 0)], 25],
    ['is 0 without any', [], 0],
    ['is 100 only when all of it is', [at(99.9), at(100)], 99],
    ['is 0 only when nothing is', [at(0.1), at(0)], 1],
  ])('%s', (_what, keyResults, percent) => {
    expect(goalProgress('KEY_RESULTS', { ...nothing, keyResults })).toBe(percent)
  })
})

const child = (progress: number, status: GoalStatus = 'OnTrack') => ({ progress, status })

test.each<[string, ProgressSource, Partial<ProgressParts>, number]>([
  ['by hand is what was set', 'BY_HAND', { byHand: 42 }, 42],
  [
    'of items is the part that is done',
    'ITEMS',
    { items: [{ isDone: true }, { isDone: false }, { isDone: false }] },
    33,
  ],
  ['of no items is 0', 'ITEMS', {}, 0],
  ['of children is their mean', 'CHILDREN', { children: [child(10), child(50, 'Completed')] }, 30],
  ['leaves out abandoned children', 'CHILDREN', { children: [child(10, 'Abandoned'), child(50)] }, 50],
  ['of abandoned children alone is 0', 'CHILDREN', { children: [child(10, 'Abandoned')] }, 0],
  ['of no children is 0', 'CHILDREN', {}, 0],
  ['comes from the chosen source alone', 'ITEMS', { byHand: 80, keyResults: [at(100)], children: [child(70)] }, 0],
])('progress %s', (_what, source, parts, percent) => {
  expect(goalProgress(source, { ...nothing, ...parts })).toBe(percent)
})

const value = fc.oneof(
  fc.integer({ min: -100, max: 100 }),
  fc.double({ min: -goalLimits.number, max: goalLimits.number, noNaN: true }),
)
const keyResult = fc.record({
  start: value,
  current: value,
  target: value,
  weight: fc.integer({ min: 0, max: goalLimits.weight }),
})
const percent = fc.integer({ min: 0, max: 100 })
const statuses = ['OnTrack', 'Completed', 'Delayed', 'AtRisk', 'Abandoned'] as const
const children = fc.array(fc.record({ progress: percent, status: fc.constantFrom(...statuses) }))
const anyParts = fc.record({
  byHand: percent,
  keyResults: fc.array(keyResult, { maxLength: goalLimits.keyResults }),
  items: fc.array(fc.record({ isDone: fc.boolean() }), { maxLength: goalLimits.items }),
  children,
})
const anySource = fc.constantFrom('BY_HAND', 'KEY_RESULTS', 'ITEMS', 'CHILDREN')

describe('whatever a goal is made of', () => {
  test('its progress is a whole number from 0 to 100', () => {
    fc.assert(
      fc.property(anySource, anyParts, (source, parts) => {
        const progress = goalProgress(source, parts)
        expect(Number.isInteger(progress)).toBe(true)
        expect(progress).toBeGreaterThanOrEqual(0)
        expect(progress).toBeLessThanOrEqual(100)
      }),
    )
  })

  test('a key result at its start is at 0 and at its target at 100', () => {
    fc.assert(
      fc.property(value, value, (start, target) => {
        fc.pre(start !== target)
        expect(keyResultPercent({ start, current: start, target })).toBe(0)
        expect(keyResultPercent({ start, current: target, target })).toBe(100)
      }),
    )
  })

  test('moving a key result towards its target never lowers the progress', () => {
    const moves = fc.tuple(keyResult, fc.double({ min: 0, max: 1, noNaN: true }), fc.array(keyResult, { maxLength: 5 }))
    fc.assert(
      fc.property(moves, ([moved, part, others]) => {
        const { current, target } = moved
        const between = current + part * (target - current)
        const nearer = current < target ? Math.min(target, between) : Math.max(target, between)
        const progressOf = (first: typeof moved) =>
          goalProgress('KEY_RESULTS', { ...nothing, keyResults: [first, ...others] })
        expect(progressOf({ ...moved, current: nearer })).toBeGreaterThanOrEqual(progressOf(moved))
      }),
    )
  })

  test('an abandoned child changes nothing, wherever it was', () => {
    fc.assert(
      fc.property(children, percent, (others, progress) => {
        const without = goalProgress('CHILDREN', { ...nothing, children: others })
        expect(goalProgress('CHILDREN', { ...nothing, children: [...others, child(progress, 'Abandoned')] })).toBe(
          without,
        )
      }),
    )
  })
})

test.each([
  [0, 0, 0],
  [3, 1, 33],
  [3, 2, 67],
  [200, 199, 100],
  [4, 4, 100],
])('of %i goals, %i completed are %i percent', (all, completed, rounded) => {
  expect(completedPercent({ all, completed })).toBe(rounded)
})
