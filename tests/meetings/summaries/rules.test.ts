import { expect, test } from 'vitest'
import { summarySpan, sentencesOf, textOf } from '@/lib/meetings/summaries/rules'

const before = [
  { text: 'We ship on Monday.', sources: [1] },
  { text: 'Tom tells the clinics.', sources: [2, 3] },
]

test('a line that was left as it was keeps its sources, and another has none', () => {
  expect(sentencesOf(textOf(before), before)).toEqual(before)
  expect(sentencesOf('We ship on Tuesday.\n\n  Tom tells the clinics. ', before)).toEqual([
    { text: 'We ship on Tuesday.', sources: [] },
    { text: 'Tom tells the clinics.', sources: [2, 3] },
  ])
})

test('a range ends with the meeting it is asked for in', () => {
  const startsAt = new Date('2026-11-26T09:00:00Z')
  expect(summarySpan('this', startsAt).most).toBe(1)
  expect(summarySpan('last-4', startsAt).most).toBe(4)
  expect(summarySpan('last-quarter', startsAt).since).toEqual(new Date('2026-08-26T00:00:00Z'))
})
