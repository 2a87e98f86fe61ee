import { expect, test } from 'vitest'
import { audienceInWords, peopleInWords } from '@/lib/applause/rules/applause-labels'
import { countReactions } from '@/lib/applause/rules/reactions'

test.each([
  { names: ['Tom'], words: 'Tom' },
  { names: ['Tom', 'Lena'], words: 'Tom and Lena' },
  { names: ['Tom', 'Lena', 'Yuki'], words: 'Tom, Lena and 1 other' },
  { names: ['Tom', 'Lena', 'Yuki', 'Mei'], words: 'Tom, Lena and 2 others' },
])('names $words', ({ names, words }) => {
  expect(peopleInWords(names)).toBe(words)
})

test('counts people whose names are left out', () => {
  expect(peopleInWords(['Tom', 'Lena'], 5)).toBe('Tom, Lena and 3 others')
})

test.each([
  { isPublic: true, toManager: false, count: 1, words: 'Everyone here can read this' },
  { isPublic: false, toManager: false, count: 1, words: 'Only the person you thank can read this' },
  { isPublic: false, toManager: true, count: 1, words: 'Only the person you thank and their manager can read this' },
  { isPublic: false, toManager: true, count: 2, words: 'Only the people you thank and their managers can read this' },
])('$words', ({ count, words, ...seen }) => {
  expect(audienceInWords(seen, count)).toBe(words)
})

test.each([
  { toManager: false, count: 1, words: 'Only you and the person you thanked can read this' },
  { toManager: true, count: 2, words: 'Only you, the people you thanked and their managers can read this' },
])('to its giver: $words', ({ toManager, count, words }) => {
  expect(audienceInWords({ isPublic: false, toManager }, count, 'you')).toBe(words)
})

test('to the others it names the giver, who reads it, too', () => {
  const seen = { isPublic: false, toManager: false }
  expect(audienceInWords(seen, 1, 'Gita Rao')).toBe('Only Gita Rao and the person thanked can read this')
})

test('reactions come in the order of their kinds, and one of another version is left out', () => {
  const rows = [
    { kind: 'agree', count: 2, isMine: true },
    { kind: 'confetti', count: 9, isMine: false },
    { kind: 'thanks', count: 1, isMine: false },
  ]
  expect(countReactions(rows).map(({ kind, count }) => `${kind} ${count}`)).toEqual(['thanks 1', 'agree 2'])
})
