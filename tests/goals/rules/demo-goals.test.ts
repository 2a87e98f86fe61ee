import { expect, test } from 'vitest'
import { checkInDueOn } from '@/lib/goals/rules/check-ins'
import { addDays } from '@/lib/shared/dates'
import { nextGoals } from '@/prisma/seed/acme/goals/next'
import { organizationGoals } from '@/prisma/seed/acme/goals/organization'
import { peopleGoals } from '@/prisma/seed/acme/goals/people'
import { teamGoals } from '@/prisma/seed/acme/goals/teams'
import { people } from '@/prisma/seed/acme/people'
import { createCalendar } from '@/prisma/seed/stage/calendar'
import { momentsOf, type StoryGoal } from '@/prisma/seed/stage/goals'
import { keysOf } from '@/prisma/seed/stage/people/person'
import { createRandom } from '@/prisma/seed/stage/random'

const stories = [...organizationGoals, ...teamGoals, ...peopleGoals, ...nextGoals]

function isDue({ frequency = 'weekly', days: [, starts, ends], checkIns = [] }: StoryGoal, today: string) {
  const last = checkIns.at(-1)
  const checkedInOn = last === undefined ? null : addDays(today, last.on)
  const span = { startsOn: addDays(today, starts), endsOn: addDays(today, ends) }
  return checkInDueOn({ frequency, checkedInOn, ...span }, today) !== null
}

test('everybody of the demo has a check-in due, whatever day it is', () => {
  const open = stories.filter(({ ends, archivedOn }) => ends === undefined && archivedOn === undefined)
  for (const later of Array.from({ length: 62 }, (_, index) => index)) {
    const today = addDays('2026-11-01', later)
    const due = open.filter((story) => isDue(story, today))
    const without = keysOf(people).filter((key) => !due.some(({ by, assignees = [by] }) => assignees.includes(key)))
    expect(without, today).toEqual([])
  }
})

test('a goal is set on a working day after that of the goal above it', () => {
  const WEEKEND = 3
  for (const { key, parent, days } of stories) {
    const above = stories.find((story) => story.key === parent)
    if (above) expect(above.days[0], key).toBeLessThan(days[0] - WEEKEND)
  }
})

test('what happens to a goal two days apart keeps its order over a weekend', () => {
  const noah = [-72, -70, -40].map((day) => ({ day, who: 'noah' as const }))
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const sunday = createCalendar(new Date('2026-11-29T12:00:00Z'), createRandom(seed))
    const [checkedIn, ended, archived] = momentsOf(sunday, noah)
    expect(checkedIn?.getTime()).toBeLessThan(Number(ended))
    expect(ended?.getTime()).toBeLessThan(Number(archived))
  }
})
