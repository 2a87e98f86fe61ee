import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { actInWords, linesInWords } from '@/lib/audit/rules'
import { nounsOf } from '@/lib/audit/schema'

test.each([
  ['review.released', 'Feedback released'],
  ['member.role-changed', 'Person role changed'],
  ['invitation.link-copied', 'Invitation link copied'],
  ['workspace.feature-switched', 'Workspace feature switched'],
  ['kept', 'Kept'],
])('%s reads “%s”', (action, words) => {
  expect(actInWords(action)).toBe(words)
})

test.each([
  [1, '1 line'],
  [1000, '1,000 lines'],
  [1001, 'More than 1,000 lines'],
])('%i of them are “%s”', (count, words) => {
  expect(linesInWords(count)).toBe(words)
})

test('every act that is kept can be found under one of the kinds, and a kind names no others', () => {
  const written = readFileSync('lib/audit/record.ts', 'utf8')
  const found = [...written.matchAll(/\| '(\w+)\.[\w-]+'/g)].map(([, noun = '']) => noun)
  const known = Object.values(nounsOf).flat()
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter((noun) => !known.includes(noun))).toEqual([])
  expect(known.filter((noun) => !found.includes(noun))).toEqual([])
})
