import type { ReportScope } from '@/lib/shared/report-scopes'
import { reportRanges, type ReportRange } from '@/lib/shared/report-ranges'
import type { Figures } from '@/lib/reviews/figures/queries/get-figures'
import { sumOf } from '@/lib/reviews/figures/rules'
import { spansOf } from '@/lib/shared/report-ranges'
import { test, expect } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { FeedbackTimeline } from '@/components/reviews/figures/feedback-timeline'
import { ResultsProgress } from '@/components/reviews/results/results-progress'
import { FeedbackSummary } from '@/components/reviews/figures/feedback-summary'

const now = new Date('2026-11-21T09:00:00Z')

/** Figures of a range: in each span one was asked more than in the one before, and two did not answer. */
function figures(scope: ReportScope, range: ReportRange = 'Last_6_Months'): Figures {
  const spans = spansOf(range, now, 'UTC').map(({ label }, index) => ({
    label,
    asked: index + 2,
    answered: index,
    waiting: 1,
  }))
  const counts = { releasedCount: 3, sentCount: 17, receivedCount: 40, leftOutCount: 0 }
  return {
    scope,
    scopes: [scope],
    spans,
    total: sumOf(spans),
    abouts: [],
    ...counts,
    isTooSmall: false,
    isAlone: false,
  }
}

const words = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test.each([
  ['me', 'Released to you 3'],
  ['team', 'Released 3'],
  ['workspace', 'Released 3'],
] as const)('the timeline of %s says what was asked and released', (scope, released) => {
  const drawn = words(renderToStaticMarkup(<FeedbackTimeline figures={figures(scope)} />))
  for (const said of ['Asked 27', 'Answered 15', 'Pending 6', 'Response rate 56%', released])
    expect(drawn).toContain(said)
})

test.each(reportRanges)('over time, %s has a bar and a row for each of its spans', (range) => {
  const given = figures('me', range)
  const drawn = renderToStaticMarkup(<FeedbackTimeline figures={given} />)
  expect(drawn.match(/<tbody>.*<\/tbody>/s)?.[0].match(/<tr/g)).toHaveLength(given.spans.length)
  for (const { label, answered, asked } of given.spans) expect(drawn).toContain(`${label}: ${answered} of ${asked}`)
})

test.each([
  ['me', 'Sent 17', 'Released to you 3'],
  ['workspace', 'Sent 17', 'Released 3'],
  ['team', null, 'Released 3'],
] as const)('the summary of %s counts each status', (scope, sent, released) => {
  const drawn = words(renderToStaticMarkup(<FeedbackSummary figures={figures(scope)} />))
  expect(drawn).toContain('15 of 27 answered')
  expect(drawn).toContain('Answered 15 · 56% Pending 6 · 22% Not answered 6 · 22%')
  expect(drawn).toContain(released)
  if (sent === null) expect(drawn).not.toContain('Sent')
  else expect(drawn).toContain(sent)
})

test.each([
  [2, 'stroke-danger'],
  [4, 'stroke-warning'],
  [6, 'stroke-info'],
  [9, 'stroke-success'],
  [10, 'stroke-primary'],
])('a response rate of %i in ten has the colour of that progress: %s', (answered, colour) => {
  const given = { ...figures('me'), total: { asked: 10, answered, waiting: 0 } }
  const head = { answeredCount: answered, askedCount: 10, optedOutCount: 0, asked: null, choosing: null }
  for (const drawn of [<FeedbackSummary key="sum" figures={given} />, <ResultsProgress key="head" head={head} />])
    expect(/stroke-(?!pressed)[a-z]+"/.exec(renderToStaticMarkup(drawn))?.[0]).toBe(`${colour}"`)
})

test('shows a dash as the rate of nothing asked', () => {
  const none = { ...figures('me'), total: { asked: 0, answered: 0, waiting: 0 } }
  for (const drawn of [<FeedbackTimeline key="time" figures={none} />, <FeedbackSummary key="sum" figures={none} />]) {
    expect(words(renderToStaticMarkup(drawn))).toContain('Response rate –')
  }
})
