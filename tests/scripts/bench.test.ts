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

/** What the same list was measured at in a browser. */
function aView({ script = 150_000, paint = 1.2, blocked = 20, shift = 0, prefetches = 0, cpu = 1.5 } = {}) {
  const floor = { script: 139_000, paint: 100, blocked: 0, shift: 0, prefetches: 0, cpu: 40 }
  return { own: { script, paint: 100 * paint, blocked, shift, prefetches, cpu: 40 * cpu }, floor }
}

const judged = (name: string, list: ReturnType<typeof aList>, view?: ReturnType<typeof aView>) =>
  judge({
    stock: new Map([[name, list.stock]]),
    times: { of: new Map([[name, list.times]]) },
    views: view && new Map([[name, view]]),
  })

test('what is within its bars misses none', () => {
  expect(judged('/users', aList())).toEqual({ summary: '7 of 7 figures are within their bars.', missed: [] })
  expect(judged('/users', aList(), aView())).toEqual({ summary: '12 of 12 figures are within their bars.', missed: [] })
})

test.each([
  ['a ninth query', { queries: 9 }, 'queries 9 (at most 8)'],
  ['queries that come with the size', { more: 1 }, 'more queries on large 1 (at most 0)'],
  ['a third slower when large', { large: 14 }, 'growth 1.40 (at most 1.3)'],
  ['too much work', { cpu: 1.9 }, 'CPU ÷ floor 1.90 (at most 1.8)'],
  ['too few at once', { perSecond: 0.4 }, 'req/s ÷ floor 0.40 (at least 0.5)'],
  ['too long a wait', { p99: 1.9 }, 'p99 ÷ floor 1.90 (at most 1.8)'],
  ['too heavy a page', { script: 180_000 }, 'script KB 180 (at most 175)'],
])('%s is told of its target', (_, given, words) => {
  expect(judged('/users', aList(given))).toEqual({
    summary: '6 of 7 figures are within their bars.',
    missed: [`/users: ${words}`],
  })
})

test.each([
  ['scripts fetched after the HTML', { script: 180_000 }, 'script KB 180 (at most 175)'],
  ['a late paint', { paint: 1.6 }, 'largest paint ÷ floor 1.60 (at most 1.5)'],
  ['a page that cannot answer', { blocked: 160 }, 'blocked ms 160 (at most 150)'],
  ['a page that moves', { shift: 0.02 }, 'shift 0.02 (at most 0.01)'],
  ['fetching ahead', { prefetches: 3 }, 'prefetches 3 (at most 2)'],
  ['a view that costs too much', { cpu: 2.1 }, 'CPU of a view ÷ floor 2.10 (at most 2)'],
])('%s is told of a screen in a browser', (_, given, words) => {
  expect(judged('/users', aList(), aView(given)).missed).toEqual([`/users: ${words}`])
})

test('each kind has bars of its own, and what is no target has none', () => {
  expect(judged('/dashboard', aList({ cpu: 2 })).missed).toEqual([])
  expect(judged('/nowhere', aList({ queries: 90 }))).toEqual({
    summary: '0 of 0 figures are within their bars.',
    missed: [],
  })
})

test('without a floor nothing is compared with it', () => {
  const { stock, times } = aList({ cpu: 9 })
  const alone = { ...times, pairs: times.pairs.map(({ own }) => ({ own, floor: undefined })) }
  expect(judge({ stock: new Map([['/users', stock]]), times: { of: new Map([['/users', alone]]) } })).toEqual({
    summary: '4 of 4 figures are within their bars.',
    missed: [],
  })
})

test('a slow start and much memory at rest are told of the server', () => {
  const starts = { own: { milliseconds: 2100, memory: 230 }, floor: { milliseconds: 1000, memory: 160 } }
  expect(judge({ stock: new Map(), times: { of: new Map() }, starts })).toEqual({
    summary: '0 of 2 figures are within their bars.',
    missed: ['The server: cold start ÷ floor 2.10 (at most 2), memory at rest ÷ floor 1.44 (at most 1.4)'],
  })
})

test('a missed bar is a failure and the last thing said; where a report was asked for, it is only said', () => {
  const missed = ['/users: queries 9 (at most 8)']
  expect(() => conclude({ missed }, { report: false })).toThrow('Missed:\n  /users: queries 9 (at most 8)')
  expect(() => conclude({ missed: [] }, { report: false })).not.toThrow()
  expect(() => conclude({ missed }, { report: true })).not.toThrow()
  expect([chooseOptions([]).report, chooseOptions(['--report', '--quick']).report]).toEqual([false, true])
})
