import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkInDueOn, goalReminderOn } from '@/lib/goals/rules/check-ins'
import { GoalFrequency } from '@/lib/platform/generated/prisma/enums'
import { addDays, dayIn, daysBetween, isWorkingDay } from '@/lib/shared/dates'

type Tracked = Parameters<typeof checkInDueOn>[0]

// October 2, 2026 is a Friday, and so is December 18.
const goal = (frequency: GoalFrequency, given: Partial<Tracked> = {}): Tracked => ({
  frequency,
  startsOn: '2026-10-01',
  endsOn: '2026-12-20',
  checkedInOn: null,
  ...given,
})

test.each<[string, Tracked, string, string | null]>([
  ['daily, on a Monday', goal('daily'), '2026-10-05', '2026-10-05'],
  ['daily, checked in today', goal('daily', { checkedInOn: '2026-10-05' }), '2026-10-05', null],
  ['daily, on a Saturday, not checked in on Friday', goal('daily'), '2026-10-10', '2026-10-09'],
  ['daily, on a Sunday, checked in on Friday', goal('daily', { checkedInOn: '2026-10-09' }), '2026-10-11', null],
  ['weekly, on its first Thursday', goal('weekly'), '2026-10-01', null],
  ['weekly, on a Friday', goal('weekly'), '2026-10-02', '2026-10-02'],
  ['weekly, on the Sunday after', goal('weekly'), '2026-10-04', '2026-10-02'],
  ['weekly, on the Wednesday after, still that of last week', goal('weekly'), '2026-10-07', '2026-10-02'],
  ['weekly, checked in this week', goal('weekly', { checkedInOn: '2026-10-05' }), '2026-10-09', null],
  ['weekly, checked in last week', goal('weekly', { checkedInOn: '2026-10-02' }), '2026-10-09', '2026-10-09'],
  ['monthly, before the last working day', goal('monthly'), '2026-10-29', null],
  ['monthly, where the month ends on a Saturday', goal('monthly'), '2026-10-31', '2026-10-30'],
  ['monthly, checked in early in the month', goal('monthly', { checkedInOn: '2026-10-02' }), '2026-10-31', null],
  ['custom, as once a month', goal('custom'), '2026-10-30', '2026-10-30'],
  ['half-yearly, in the middle', goal('halfyearly', { endsOn: '2027-06-30' }), '2026-12-30', null],
  ['half-yearly, on the last working day', goal('halfyearly', { endsOn: '2027-06-30' }), '2026-12-31', '2026-12-31'],
  ['before its start', goal('daily'), '2026-09-30', null],
  ['ending within the period, on the last working day before', goal('monthly'), '2026-12-18', '2026-12-18'],
  ['long after its end', goal('weekly'), '2027-03-01', '2026-12-18'],
  [
    'after its end, checked in on its last working day',
    goal('weekly', { checkedInOn: '2026-12-18' }),
    '2027-03-01',
    '2026-12-18',
  ],
  ['after its end, checked in since', goal('weekly', { checkedInOn: '2026-12-21' }), '2027-03-01', null],
  [
    'on its last day, checked in on its last working day',
    goal('weekly', { checkedInOn: '2026-12-18' }),
    '2026-12-20',
    null,
  ],
  [
    'ending on a Sunday that begins a month, checked in on the Friday',
    goal('monthly', { endsOn: '2026-11-01', checkedInOn: '2026-10-30' }),
    '2026-11-01',
    null,
  ],
  [
    'starting after the last working day of its first period',
    goal('weekly', { startsOn: '2026-10-03' }),
    '2026-10-04',
    null,
  ],
])('a goal that is %s', (_what, tracked, today, dueOn) => {
  expect(checkInDueOn(tracked, today)).toBe(dueOn)
})

test.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'])(
  'a half-yearly goal that ends across a change of the clock in %s is due on one day',
  (zone) => {
    const halfYearly = goal('halfyearly', { startsOn: '2026-07-01', endsOn: '2026-11-01' })
    const hours = Array.from({ length: 15 * 24 }, (_, hour) => new Date(Date.UTC(2026, 9, 20, hour)))
    const dueFrom = hours.map((at) => dayIn(at, zone)).find((today) => checkInDueOn(halfYearly, today) !== null)
    expect(dueFrom).toBe('2026-10-30')
  },
)

const day = fc.integer({ min: 0, max: 1200 }).map((count) => addDays('2025-01-01', count))
const anyGoal = fc.record({
  frequency: fc.constantFrom(...Object.values(GoalFrequency)),
  startsOn: day,
  length: fc.integer({ min: 1, max: 500 }),
  after: fc.integer({ min: -10, max: 600 }),
})

describe('whatever the goal', () => {
  test('a check-in is due on a working day between its start and its end, and not in the future', () => {
    fc.assert(
      fc.property(anyGoal, ({ frequency, startsOn, length, after }) => {
        const endsOn = addDays(startsOn, length)
        const today = addDays(startsOn, after)
        const dueOn = checkInDueOn({ frequency, startsOn, endsOn, checkedInOn: null }, today)
        if (dueOn === null) return
        expect(isWorkingDay(dueOn)).toBe(true)
        expect([dueOn >= startsOn, dueOn <= endsOn, dueOn <= today]).toEqual([true, true, true])
      }),
    )
  })

  test('checking in makes it no longer due on that day', () => {
    fc.assert(
      fc.property(anyGoal, ({ frequency, startsOn, length, after }) => {
        const today = addDays(startsOn, Math.abs(after))
        const endsOn = addDays(startsOn, length)
        expect(checkInDueOn({ frequency, startsOn, endsOn, checkedInOn: today }, today)).toBeNull()
      }),
    )
  })
})

/** The working days on which a goal reminds, from a month before its start to three after its end. */
function remindersOf(tracked: Tracked) {
  const from = addDays(tracked.startsOn, -30)
  const days = Array.from({ length: daysBetween(from, tracked.endsOn) + 90 }, (_, index) => addDays(from, index))
  return days.filter(isWorkingDay).flatMap((today) => {
    const reminder = goalReminderOn(tracked, today)
    return reminder === null ? [] : [`${reminder} ${today}`]
  })
}

test('a monthly goal reminds of each check-in, 7 days and 1 day before its end, and weekly four times after', () => {
  expect(remindersOf(goal('monthly', { endsOn: '2026-12-17' }))).toEqual([
    'check-in 2026-10-30',
    'check-in 2026-11-30',
    'ends-soon 2026-12-10',
    'ends-soon 2026-12-16',
    'check-in 2026-12-17',
    'overdue 2026-12-24',
    'overdue 2026-12-31',
    'overdue 2027-01-07',
    'overdue 2027-01-14',
  ])
})

test('what would fall on a weekend comes on the Friday before', () => {
  expect(remindersOf(goal('halfyearly'))).toEqual([
    'ends-soon 2026-12-11',
    'ends-soon 2026-12-18',
    'overdue 2026-12-25',
    'overdue 2027-01-01',
    'overdue 2027-01-08',
    'overdue 2027-01-15',
  ])
})

test('a short goal reminds of nothing before its start', () => {
  const short = goal('monthly', { startsOn: '2026-12-15', endsOn: '2026-12-17' })
  expect(remindersOf(short)[0]).toBe('ends-soon 2026-12-16')
})

test('a goal that was checked in today reminds of its end alone', () => {
  const checkedInOn = '2026-10-30'
  expect(goalReminderOn(goal('monthly', { checkedInOn }), checkedInOn)).toBeNull()
  expect(goalReminderOn(goal('monthly', { checkedInOn, endsOn: '2026-10-31' }), checkedInOn)).toBe('ends-soon')
})
