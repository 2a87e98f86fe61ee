import { expect, test } from 'vitest'
import { chooseOptions } from '@/scripts/bench/options.mjs'
import { conclude, judge } from '@/scripts/bench/report/verdict.mjs'

/** What one list was measured at; without anything given, well within every bar. */
function aList({ queries = 6, more = 0, script = 150_000, large = 10, cpu = 1.5, perSecond = 0.7, p99 = 1.2 } = {}) {
  const floor = { perSecond: 100, p99: 10, cpu: 5 }
  const own = { perSecond: 100 * perSecond, p99: 10 * p99, cpu: 5 * cpu }
  const work = { queries, milliseconds: 1 }
  return {
    stock: { small: work, large: { ...work, queries: queries + more }, weight: { html: 1000, script } },
    times: { small: [10, 10], large: [large, large], pairs: [{ own, floor }] },
  }
}

const judged = (name: string, list: ReturnType<typeof aList>) =>
  judge(new Map([[name, list.stock]]), { of: new Map([[name, list.times]]) })

test('what is within its bars misses none', () => {
  expect(judged('/users', aList())).toEqual({ summary: '7 of 7 figures are within their bars.', missed: [] })
})

test.each([
  ['a ninth query', { queries: 9 }, 'queries 9 (at most 8)'],
  ['queries that come with the size', { more: 1 }, 'more queries on large 1 (at most 0)'],
  ['a third slower when large', { large: 14 }, 'growth 1.40 (at most 1.3)'],
  ['too much work', { cpu: 2.1 }, 'CPU ÷ floor 2.10 (at most 2)'],
  ['too few at once', { perSecond: 0.4 }, 'req/s ÷ floor 0.40 (at least 0.5)'],
  ['too long a wait', { p99: 1.9 }, 'p99 ÷ floor 1.90 (at most 1.8)'],
  ['too heavy a page', { script: 200_000 }, 'script KB 200 (at most 187)'],
])('%s is told of its target', (_, given, words) => {
  expect(judged('/users', aList(given))).toEqual({
    summary: '6 of 7 figures are within their bars.',
    missed: [`/users: ${words}`],
  })
})

test('each kind has bars of its own, and what is no target has none', () => {
  expect(judged('/dashboard', aList({ cpu: 2.4 })).missed).toEqual([])
  expect(judged('/nowhere', aList({ queries: 90 }))).toEqual({
    summary: '0 of 0 figures are within their bars.',
    missed: [],
  })
})

test('a missed bar is a failure and the last thing said; where a report was asked for, it is only said', () => {
  const missed = ['/users: queries 9 (at most 8)']
  expect(() => conclude({ missed }, { report: false })).toThrow('Missed:\n  /users: queries 9 (at most 8)')
  expect(() => conclude({ missed: [] }, { report: false })).not.toThrow()
  expect(() => conclude({ missed }, { report: true })).not.toThrow()
  expect([chooseOptions([]).report, chooseOptions(['--report', '--quick']).report]).toEqual([false, true])
})
