import { ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import { describe, test, expect } from 'vitest'
import { runningSteps, reopenBlockedReason, reopenFault } from '@/lib/reviews/operating/rules'
import { lateFault } from '@/lib/reviews/model/rules/running-review'
import { chosenEnd } from '@/lib/reviews/model/rules/review-dates'

const now = new Date('2026-11-21T12:00:00Z')
const facts = (status: ReviewStatus, anonymity: 'NAMED' | 'ANONYMOUS' = 'NAMED', closesAt: Date | null = null) => ({
  status,
  anonymity,
  closesAt,
})

describe('what can be done next', () => {
  const steps: Record<ReviewStatus, string[]> = {
    DRAFT: [],
    ACTIVE: ['close', 'edit', 'pause'],
    INACTIVE: ['close', 'edit', 'resume'],
    CLOSED: ['reopen'],
    RELEASED: [],
    ACKNOWLEDGED: [],
  }

  test.each(Object.values(ReviewStatus))('with what is %s', (status) => {
    const can = Object.entries(runningSteps(facts(status), now)).flatMap(([step, isOpen]) => (isOpen ? [step] : []))
    expect(can.toSorted()).toEqual(steps[status])
  })

  test('what is past its end does not go on as it is', () => {
    expect(runningSteps(facts('INACTIVE', 'NAMED', now), now).resume).toBe(false)
  })

  test('what was anonymous is not reopened', () => {
    expect(runningSteps(facts('CLOSED', 'ANONYMOUS'), now).reopen).toBe(false)
  })
})

test.each([
  ['ACTIVE', null],
  ['CLOSED', 'destroyed'],
  ['RELEASED', 'released'],
] as const)('why an anonymous review that is %s cannot be opened again is said where it matters', (status, word) => {
  const said = reopenBlockedReason(facts(status, 'ANONYMOUS'))
  if (word === null) expect(said).toBeNull()
  else expect(said).toContain(word)
})

test.each(['DRAFT', 'INACTIVE', 'RELEASED', 'ACKNOWLEDGED'] as const)('%s is not reopened', (status) => {
  expect(reopenFault(facts(status))).not.toBeNull()
})

test.each([
  ['ACTIVE', null, false],
  ['ACTIVE', new Date('2026-11-21T12:00:01Z'), false],
  ['ACTIVE', now, true],
  ['INACTIVE', now, true],
  ['CLOSED', null, true],
] as const)('it is too late to ask anybody more in what is %s until %s: %s', (status, closesAt, isLate) => {
  expect(lateFault(facts(status, 'NAMED', closesAt), now) !== null).toBe(isLate)
})

test.each([
  ['', '17:00', null],
  ['2026-12-01', '17:00', new Date('2026-12-01T16:00:00Z')],
  ['2026-02-31', '17:00', undefined],
])('the end of %s at %s', (closesOn, closesTime, at) => {
  expect(chosenEnd({ closesOn, closesTime, timeZone: 'Europe/Berlin' })).toEqual(at)
})
