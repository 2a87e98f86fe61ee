import { expect, test } from 'vitest'
import { declarations } from '@/tests/factories/sweep/declarations'
import { sweep } from '@/tests/factories/sweep/tables'

const names = Object.keys(declarations)

test('the sweep of its module says what every action and route is sent', () => {
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => !(name in sweep.inputs || name in sweep.calls)).toSorted()).toEqual([])
})

test('every line of a sweep is about an action or a route there is', () => {
  const told = Object.values(sweep).flatMap((table) => Object.keys(table))
  expect(told.filter((name) => !names.includes(name))).toEqual([])
})
