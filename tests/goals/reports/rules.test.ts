import { expect, test } from 'vitest'
import { addTallies, goalsIn, noGoals, ratesOf, reportCsv } from '@/lib/goals/reports/rules'

const some = { ...noGoals, OnTrack: 1, Completed: 2, progressSum: 230 }

test('counts goals by status, and gives the completed percent and the mean progress', () => {
  const sum = addTallies([some, some, { ...noGoals, Delayed: 1 }])
  expect([goalsIn(sum), sum.Completed, sum.progressSum]).toEqual([7, 4, 460])
  expect(ratesOf(some)).toEqual({ completed: 67, progress: 77 })
})

test('reports no goals as zeros', () => {
  expect(ratesOf(addTallies([]))).toEqual({ completed: 0, progress: 0 })
  expect(reportCsv({ lines: [], goals: [], total: noGoals }).split('\r\n')[1]).toBe(
    '"Total","0","0","0","0","0","0","0","0"',
  )
})

test('writes no formula into the file', () => {
  const goals = [{ title: '=1+1', person: 'Tom Reed', badge: { label: 'On track' }, endsOn: '2026-12-31', progress: 5 }]
  expect(reportCsv({ lines: [], goals, total: noGoals })).toContain('"\'=1+1","Tom Reed","On track"')
})
