import { expect, test } from 'vitest'
import { answeredPercent } from '@/lib/reviews/figures/rules'
import { askedSentence } from '@/lib/reviews/model/rules/asked-sentence'
import { greeting, urgencyOf } from '@/lib/dashboard/rules'

test.each([
  ['2026-11-21T03:59:00Z', 'Hello'],
  ['2026-11-21T05:00:00Z', 'Good morning'],
  ['2026-11-21T11:59:00Z', 'Good morning'],
  ['2026-11-21T12:00:00Z', 'Good afternoon'],
  ['2026-11-21T18:00:00Z', 'Good evening'],
])('at %s in UTC one says %s', (at, words) => {
  expect(greeting(new Date(at), 'UTC')).toBe(words)
})

test('the greeting follows the clock of the person', () => {
  expect(greeting(new Date('2026-11-21T02:00:00Z'), 'Asia/Kolkata')).toBe('Good morning')
})

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T11:59:00Z', 'danger'],
  ['2026-11-21T12:01:00Z', 'warning'],
  ['2026-11-22T12:00:00Z', 'warning'],
  ['2026-11-22T12:01:00Z', 'neutral'],
])('what is due at %s is %s', (dueAt, urgency) => {
  expect(urgencyOf(new Date(dueAt), now)).toBe(urgency)
})

const me = { id: 'me', name: 'Priya Nair' }
const tom = { id: 'tom', name: 'Tom Reed' }
const ana = { id: 'ana', name: 'Ana Silva' }

test.each([
  [tom, null, 'Tom Reed asked you'],
  [tom, ana, 'Tom Reed asked you about Ana Silva'],
  [tom, tom, 'Tom Reed asked you about their work'],
  [tom, me, 'Tom Reed asked you about yourself'],
  [me, null, 'Your own form'],
  [me, me, 'Your self review'],
  [me, ana, 'Your review of Ana Silva'],
])('asked by %o about %o', (asker, subject, sentence) => {
  expect(askedSentence(me.id, asker, subject)).toBe(sentence)
})

test.each([
  [0, 0, null],
  [3, 0, 0],
  [3, 1, 33],
  [3, 3, 100],
  [200, 199, 99],
  [1000, 1, 1],
])('of %i asked and %i answered', (asked, answered, percent) => {
  expect(answeredPercent({ asked, answered })).toBe(percent)
})
