import { expect, test } from 'vitest'
import { onlySubject, shortDay, usualClose, withManagers, youWithManagers } from '@/lib/reviews/quick/rules/quick-words'

test('a question stays open for a week of the asker’s calendar', () => {
  expect(usualClose(new Date('2026-11-24T20:00:00Z'), 'UTC')).toBe('2026-12-01')
  expect(usualClose(new Date('2026-11-24T20:00:00Z'), 'Asia/Kolkata')).toBe('2026-12-02')
})

test.each([
  ['2026-12-02', 'Dec 2'],
  ['2026-12-20', 'Dec 20'],
])('%s reads “%s”', (day, words) => {
  expect(shortDay(day)).toBe(words)
})

test('says plainly who reads a note', () => {
  expect(onlySubject('Priya')).toBe('Only Priya')
  expect(withManagers('Priya', ['Tom Reed'])).toBe('Priya and their manager, Tom Reed')
  expect(youWithManagers(['Tom Reed', 'Sofia Rossi'])).toBe('You and your managers, Tom Reed and Sofia Rossi')
})
