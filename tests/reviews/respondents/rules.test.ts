import { test, expect } from 'vitest'
import {
  isBlind,
  removeFault,
  addFault,
  exposureFault,
  relationshipFault,
  nudgeFault,
} from '@/lib/reviews/respondents/rules'

const now = new Date('2026-11-21T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

test.each([
  ['NAMED', 0, false],
  ['NAMED', 3, false],
  ['CONFIDENTIAL', 3, false],
  ['ANONYMOUS', 0, false],
  ['ANONYMOUS', 1, true],
] as const)('%s with %i answers: whether everybody has a secret is %s', (anonymity, answeredCount, expected) => {
  expect(isBlind({ anonymity, answeredCount })).toBe(expected)
})

test.each([
  ['NAMED', 0, 2, true],
  ['NAMED', 0, 1, false],
  ['NAMED', 5, 9, true],
  ['CONFIDENTIAL', 5, 9, true],
  ['ANONYMOUS', 0, 4, true],
  ['ANONYMOUS', 0, 3, false],
  ['ANONYMOUS', 1, 9, false],
] as const)('%s with %i of %i answers: one can be taken out: %s', (anonymity, answeredCount, askedCount, can) => {
  expect(removeFault({ anonymity, answeredCount, askedCount }) === null).toBe(can)
})

test.each([
  ['NAMED', 5, 1, true],
  ['ANONYMOUS', 0, 1, true],
  ['ANONYMOUS', 1, 2, false],
  ['ANONYMOUS', 1, 3, true],
] as const)('%s with %i answers: %i can be added: %s', (anonymity, answeredCount, newcomers, can) => {
  expect(addFault({ anonymity, answeredCount }, newcomers) === null).toBe(can)
})

const peers = (size: number) => ({ group: 'PEER', size }) as const
const manager = { group: 'MANAGER', size: 1 } as const

test.each([
  ['NAMED', [peers(5)], [peers(5), manager], null],
  ['CONFIDENTIAL', [peers(5)], [peers(5), manager], null],
  ['ANONYMOUS', [peers(5)], [peers(6)], null],
  ['ANONYMOUS', [peers(5)], [peers(5), manager], '1 manager would stand out'],
  // It stood out before, so asking more of others is not kept from anybody.
  ['ANONYMOUS', [peers(5), manager], [peers(8), manager], null],
  ['ANONYMOUS', [peers(2)], [peers(3)], null],
  ['ANONYMOUS', [], [manager], '1 manager would stand out'],
] as const)('%s: from %j to %j is refused: %s', (anonymity, before, after, sentence) => {
  const message = exposureFault({ anonymity }, { before, after })?.message ?? null
  expect(message).toEqual(sentence === null ? null : expect.stringContaining(sentence))
})

test.each([
  ['NAMED', 3, 'subject', 'member', null],
  ['CONFIDENTIAL', 3, 'subject', 'member', null],
  ['ANONYMOUS', 0, 'subject', 'member', null],
  ['ANONYMOUS', 1, 'subject', 'member', 'conflict'],
  ['NAMED', 0, null, 'member', 'conflict'],
  ['NAMED', 0, 'subject', 'subject', 'invalid'],
  ['NAMED', 0, 'subject', null, 'invalid'],
] as const)(
  '%s with %i answers about %s: %s cannot be put right: %s',
  (anonymity, answeredCount, subjectId, memberId, code) => {
    expect(relationshipFault({ anonymity, answeredCount, subjectId }, { memberId })?.code ?? null).toBe(code)
  },
)

test.each([
  ['PENDING', null, 0, null],
  ['PENDING', hoursAgo(24), 2, null],
  ['PENDING', hoursAgo(23), 1, 'too-many'],
  ['PENDING', hoursAgo(100), 3, 'too-many'],
  ['ANSWERED', null, 0, 'conflict'],
  ['OPTED_OUT', null, 0, 'conflict'],
] as const)('somebody %s, last reminded %s, %i times', (status, nudgedAt, nudgeCount, code) => {
  expect(nudgeFault({ name: 'Tom', status, nudgedAt, nudgeCount }, now)?.code ?? null).toBe(code)
})
