import { test, expect } from 'vitest'
import {
  proposalCountFault,
  decidersOf,
  askedInWords,
  approvedInWords,
  approversIn,
  nominationFault,
} from '@/lib/reviews/nominations/rules'
import { boundsOf, boundsInWords } from '@/lib/reviews/model/rules/nomination-bounds'

test.each([
  [null, null, null],
  [null, 3, { min: 0, max: 3 }],
  [2, 3, { min: 2, max: 3 }],
])('from %s to %s', (nominationsMin, nominationsMax, bounds) => {
  expect(boundsOf({ nominationsMin, nominationsMax })).toEqual(bounds)
})

test.each([
  [1, false],
  [2, true],
  [5, true],
  [6, false],
])('%i proposals where two to five are asked for: %s', (count, isFine) => {
  expect(proposalCountFault(count, { min: 2, max: 5 }) === null).toBe(isFine)
})

test.each([
  ['CREATOR', ['boss'], ['creator']],
  ['MANAGER', ['boss', 'chief'], ['boss', 'chief']],
  ['MANAGER', [], ['creator']],
] as const)('where the %s decides and the managers are %s', (approver, managerIds, deciders) => {
  expect(decidersOf({ approver, creatorId: 'creator', managerIds })).toEqual(deciders)
})

test.each([
  [{ min: 2, max: 5 }, '2 to 5 people'],
  [{ min: 3, max: 3 }, '3 people'],
  [{ min: 1, max: 1 }, '1 person'],
])('%o is said as %s', (bounds, words) => {
  expect(boundsInWords(bounds)).toBe(words)
})

test.each([
  ['NAMED', 'People you approve are asked immediately.'],
  ['CONFIDENTIAL', 'People you approve are asked immediately.'],
  [
    'ANONYMOUS',
    'People you approve are asked immediately; after the first anonymous answer, at least 3 of them together.',
  ],
] as const)('of %s feedback: %s', (anonymity, words) => {
  expect(askedInWords(anonymity, false)).toBe(words)
  expect(askedInWords(anonymity, true)).toBe(words.replace('immediately', 'when it resumes'))
})

test.each([
  ['NAMED', true, ''],
  ['CONFIDENTIAL', false, ''],
  ['ANONYMOUS', true, ' Those approved after the first anonymous answer are asked at least 3 together.'],
  ['ANONYMOUS', false, ' Fewer than 3 who were approved after the first anonymous answer are not asked.'],
] as const)('of %s feedback that takes proposals, %s: “%s”', (anonymity, isOpen, words) => {
  expect(approvedInWords(anonymity, isOpen)).toBe(words)
})

test.each([
  ['me', 'Your manager'],
  ['people', 'Their manager'],
  ['nobody', 'Their manager'],
] as const)('about %s the other who may decide is “%s”', (about, words) => {
  expect(approversIn(about)).toEqual({ CREATOR: 'You', MANAGER: words })
})

const now = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-21T12:00:01Z')

test('only what still asks takes proposals', () => {
  const statuses = ['DRAFT', 'ACTIVE', 'INACTIVE', 'CLOSED', 'RELEASED', 'ACKNOWLEDGED'] as const
  const taking = statuses.filter((status) => nominationFault({ status, closesAt: later }, now) === null)
  expect(taking).toEqual(['ACTIVE', 'INACTIVE'])
})

test.each([
  ['ACTIVE', null, true],
  ['ACTIVE', now, false],
  ['INACTIVE', now, false],
] as const)('%s until %s takes proposals: %s', (status, closesAt, isTaking) => {
  expect(nominationFault({ status, closesAt }, now) === null).toBe(isTaking)
})
