import { expect, test } from 'vitest'
import { addFault, isBlind, nudgeFault, removeFault } from '@/lib/reviews/respondents/rules'

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
