import { expect, test } from 'vitest'
import { stories as followUps } from '@/prisma/seed/acme/follow-ups/stories'
import { nextGoals } from '@/prisma/seed/acme/goals/next'
import { organizationGoals } from '@/prisma/seed/acme/goals/organization'
import { peopleGoals } from '@/prisma/seed/acme/goals/people'
import { teamGoals } from '@/prisma/seed/acme/goals/teams'
import { stories as oneOnOnes, type OneOnOneStory } from '@/prisma/seed/acme/one-on-ones/stories'
import { dueSilentDays } from '@/lib/one-on-ones/rules/nudges'

const goals = [...organizationGoals, ...teamGoals, ...peopleGoals, ...nextGoals]

const pairOf = ({ by, with: other }: OneOnOneStory) => [by, other].toSorted().join(' and ')

const pairs = [...new Set(oneOnOnes.map(pairOf))]

const daysOf = (pair: string) =>
  oneOnOnes
    .filter((story) => pairOf(story) === pair)
    .map(({ on }) => on)
    .toSorted((one, other) => one - other)

test('a pair of the demo has six one-on-ones behind it', () => {
  expect(pairs.map((pair) => daysOf(pair).filter((on) => on < 0).length)).toContain(6)
})

test('a pair of the demo has been silent for 34 days, which is long enough for a nudge', () => {
  expect(pairs.map((pair) => daysOf(pair).at(-1))).toContain(-34)
  expect(34).toBeGreaterThan(dueSilentDays)
})

test('everybody to press in the demo who meets people has a one-on-one tomorrow, with points of both and one carried over', () => {
  for (const person of ['amara', 'priya', 'tom'] as const) {
    const own = oneOnOnes.filter((story) => [story.by, story.with].includes(person))
    const tomorrow = own.filter(({ on }) => on === 1)
    expect(tomorrow.length).toBeGreaterThan(0)
    for (const { by, with: other, points } of tomorrow)
      expect(new Set(points.map((point) => point.by))).toEqual(new Set([by, other]))
    const carried = own.filter((story) => tomorrow.some((next) => pairOf(next) === pairOf(story)) && story.on < 0)
    expect(carried.some(({ points }) => points.some(({ isOpen }) => isOpen))).toBe(true)
  }
})

test('the demo has a follow-up within two hours, one missed, one with open next steps, and a series about a goal at risk', () => {
  expect(followUps.some(({ on, time }) => on === 0 && time === 'soon')).toBe(true)
  expect(followUps.some(({ on, held }) => on < 0 && held === undefined)).toBe(true)
  expect(followUps.some(({ held }) => held?.steps.some(({ isDone }) => !isDone))).toBe(true)
  const series = followUps.filter(({ frequency, goal }) => frequency !== undefined && goal !== undefined)
  const statuses = series.map(({ goal }) => goals.find(({ title }) => title === goal)?.checkIns?.at(-1)?.status)
  expect(statuses).toContain('AtRisk')
})
