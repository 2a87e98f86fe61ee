import { describe, test, expect } from 'vitest'
import type { ReviewStatus, AssigneeStatus, Relationship } from '@/lib/platform/generated/prisma/enums'
import { resultsHidden } from '@/lib/reviews/model/rules/anonymity'
import { closingInWords } from '@/lib/reviews/model/rules/response-rate'
import { datesInWords } from '@/lib/reviews/model/rules/review-dates'
import { isOpen, isStillAsking } from '@/lib/reviews/model/rules/review-state'
import { feedbackBadge } from '@/lib/reviews/model/rules/review-badges'
import { relationshipOf } from '@/lib/reviews/model/rules/relationships'

describe('results', () => {
  test.each<[string, ReviewStatus, number, boolean, ReturnType<typeof resultsHidden>]>([
    ['wait for the close', 'ACTIVE', 9, false, 'not-closed'],
    ['wait while it is paused', 'INACTIVE', 9, false, 'not-closed'],
    ['need three', 'CLOSED', 2, false, 'too-few'],
    ['are shown from three on', 'CLOSED', 3, false, null],
    ['need one more for somebody who answered', 'CLOSED', 3, true, 'too-few'],
    ['are shown to them from four on', 'RELEASED', 4, true, null],
  ])('of an anonymous review %s', (_, status, answeredCount, viewerAnswered, expected) => {
    expect(resultsHidden({ status, anonymity: 'ANONYMOUS', answeredCount }, viewerAnswered)).toBe(expected)
  })

  test('of a named review are never hidden', () => {
    expect(resultsHidden({ status: 'ACTIVE', anonymity: 'NAMED', answeredCount: 0 }, false)).toBe(null)
  })
})

test.each([
  ['ANONYMOUS', 2, true],
  ['ANONYMOUS', 3, false],
  ['ANONYMOUS', 0, false],
  ['CONFIDENTIAL', 2, false],
] as const)(
  'closing one that is %s after %i answers warns that they stay hidden: %s',
  (anonymity, answeredCount, warns) => {
    const words = closingInWords({ anonymity, answeredCount, askedCount: 6, optedOutCount: 0 })
    expect(words.includes('nothing will ever be shown')).toBe(warns)
    expect(words).toMatch(new RegExp(`^${answeredCount} of 6 answered\\. .*Unsent drafts aren’t counted\\.`))
  },
)

const at = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-21T12:00:01Z')

test.each<[ReviewStatus, Date | null, boolean]>([
  ['ACTIVE', null, true],
  ['ACTIVE', later, true],
  ['ACTIVE', at, false],
  ['DRAFT', later, false],
  ['INACTIVE', later, false],
  ['CLOSED', later, false],
  ['RELEASED', null, false],
])('%s until %s is open: %s', (status, closesAt, expected) => {
  expect(isOpen({ status, closesAt }, at)).toBe(expected)
})

test.each<[ReviewStatus, Date | null, boolean]>([
  ['ACTIVE', later, true],
  ['INACTIVE', later, true],
  ['INACTIVE', null, true],
  ['INACTIVE', at, false],
  ['CLOSED', later, false],
])('%s until %s still asks: %s', (status, closesAt, expected) => {
  expect(isStillAsking({ status, closesAt }, at)).toBe(expected)
})

test.each<[AssigneeStatus, boolean, string, string]>([
  ['OPTED_OUT', true, 'Opted Out', 'danger'],
  ['OPTED_OUT', false, 'Opted Out', 'danger'],
  ['ANSWERED', false, 'Answered', 'success'],
  ['PENDING', false, 'Closed', 'danger'],
  ['PENDING', true, 'Pending', 'warning'],
])('who is %s while it is open (%s) sees %s', (status, isReviewOpen, label, tone) => {
  expect(feedbackBadge(status, isReviewOpen)).toEqual({ label, tone })
})

test('the close date is named as such, for it may be past, until it is closed', () => {
  const dates = { publishedAt: null, closesAt: at, closedAt: null, releasedAt: null, acknowledgedAt: null }
  expect(datesInWords(dates, 'UTC').map(([name]) => name)).toEqual(['Close date'])
  expect(datesInWords({ ...dates, closedAt: later }, 'UTC').map(([name]) => name)).toEqual(['Closed'])
})

const person = (id: string, manages: string[], memberOf: string[]) => ({
  id,
  manages: new Set(manages),
  memberOf: new Set(memberOf),
})
const subject = person('subject', ['lead'], ['design'])

test.each<[string, ReturnType<typeof person>, ReturnType<typeof person> | null, Relationship]>([
  ['the subject', subject, subject, 'SELF'],
  ['who leads the subject’s team', person('a', ['design'], []), subject, 'MANAGER'],
  ['who is in the team the subject leads', person('b', [], ['lead']), subject, 'REPORT'],
  ['who is in the same team', person('c', [], ['design', 'sales']), subject, 'PEER'],
  ['who shares no team', person('d', ['sales'], ['sales']), subject, 'OTHER'],
  ['anybody, where it is about nobody', person('e', ['design'], []), null, 'OTHER'],
])('%s', (_, respondent, about, expected) => {
  expect(relationshipOf(respondent, about)).toBe(expected)
})
