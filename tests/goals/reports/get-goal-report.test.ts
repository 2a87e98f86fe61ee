import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { archiveGoal } from '@/lib/goals/commands/archive-goal'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import { getGoalReport, getReportFile } from '@/lib/goals/reports/queries/get-goal-report'
import { addTallies, goalsIn, goalsOfStatus, noGoals } from '@/lib/goals/reports/rules'
import { goalReportSchema } from '@/lib/goals/reports/schema'
import { setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aGoal, aGoalCircle } from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'

afterEach(() => setClock())

type Asked = Partial<Record<keyof typeof goalReportSchema.shape, string>>

const report = (actor: Actor, asked: Asked = {}) => getGoalReport(actor, goalReportSchema.parse(asked))

/** A workspace in which somebody is in two teams, and somebody in none. */
async function aCompany() {
  const circle = await aGoalCircle()
  await aTeam({ workspace: circle.workspace, name: 'A second team', members: [circle.assignee] })
  return circle
}

const kind = fc.record({
  type: fc.constantFrom('Organization', 'Team', 'Individual', 'Self'),
  visibility: fc.constantFrom('WORKSPACE', 'PRIVATE'),
  progress: fc.integer({ min: 0, max: 100 }),
  people: fc.subarray(['admin', 'assignee', 'colleague', 'supervisor'] as const),
  status: fc.constantFrom('OnTrack', 'AtRisk', 'Delayed', 'Completed'),
})

/** The goals behind and all together are those that the figures count. */
async function expectListed(actor: Actor, asked: Asked) {
  const { total } = await report(actor, asked)
  for (const status of ['all', 'behind'] as const) {
    const { goals, total: same } = await report(actor, { ...asked, status })
    expect(goals).toHaveLength(goalsOfStatus(total, status))
    expect(same).toEqual(total)
  }
}

test('every line adds up to its total, down to the goals', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(kind, { minLength: 3, maxLength: 9 }), async (kinds) => {
      const circle = await aCompany()
      const { admin, lead, assignee, team } = circle
      for (const { type, visibility, progress, people, status } of kinds) {
        const assignees = people.map((who) => circle[who])
        const given = { type, visibility, progress, assignees, ...(type === 'Team' && { team }) }
        const goal = await aGoal(admin, given)
        if (status !== 'OnTrack') await setGoalStatus(admin, { ...goal, status, comment: 'Two people left.' })
      }
      for (const actor of [admin, lead, assignee])
        for (const of of (await report(actor)).scopes) {
          const whole = await report(actor, { of })
          expect(addTallies(whole.lines)).toEqual(whole.total)
          await expectListed(actor, { of })
          for (const line of whole.lines) {
            const within = await report(actor, { of, team: line.id })
            expect(within.total).toEqual(addTallies([line]))
            await expectListed(actor, { of, team: line.id })
            for (const person of within.lines) {
              const own = await report(actor, { of, team: line.id, person: person.id })
              expect(own.total).toEqual(addTallies([person]))
              expect(own.goals).toHaveLength(goalsIn(person))
              await expectListed(actor, { of, team: line.id, person: person.id })
            }
          }
        }
    }),
    { numRuns: 4 },
  )
})

test('the total and the file of one person hold every goal, also those the list leaves out', async () => {
  const admin = await anAdmin()
  const goal = await aGoal(admin, { progress: 40 })
  const row = await db.goal.findUniqueOrThrow({ where: { id: goal.id } })
  await db.goal.createMany({ data: Array.from({ length: 500 }, () => ({ ...row, id: randomId() })) })
  const { goals, total } = await report(admin, { person: admin.memberId })
  expect(goals).toHaveLength(500)
  expect(new Set(goals.map(({ person }) => person))).toEqual(new Set([`${admin.firstName} ${admin.lastName}`]))
  expect([goalsIn(total), total.OnTrack, total.progressSum]).toEqual([501, 501, 501 * 40])
  for (const asked of [{ person: admin.memberId }, { status: 'all' }]) {
    const { content, fileName } = await getReportFile(admin, goalReportSchema.parse(asked))
    const part = 'person' in asked ? `${admin.firstName} ${admin.lastName}` : 'the whole workspace'
    expect(fileName).toContain(`Goal report, ${part}, 20`)
    expect(content.trimEnd().split('\r\n')).toHaveLength(1 + 501)
  }
})

describe('the scopes', () => {
  test('an Admin reports on the workspace, a lead on their teams, everybody on their own', async () => {
    const { admin, lead, assignee, colleague } = await aGoalCircle()
    await aGoal(lead, { assignees: [assignee] })
    await aGoal(admin, { assignees: [colleague] })
    await aGoal(assignee, { type: 'Self' })
    const seen = async (actor: Actor, of?: string) => {
      const { scope, total } = await report(actor, { of })
      return `${scope} ${goalsIn(total)}`
    }
    expect([await seen(admin), await seen(admin, 'me')]).toEqual(['workspace 2', 'me 1'])
    expect([await seen(lead), await seen(lead, 'workspace'), await seen(lead, 'me')]).toEqual([
      'team 1',
      'team 1',
      'me 1',
    ])
    expect([await seen(assignee), await seen(assignee, 'workspace')]).toEqual(['me 2', 'me 2'])
    expect(await seen(await anAdmin())).toBe('workspace 0')
  })
})

test('no goals are zeros, in both views', async () => {
  const { total, lines, spans } = await report(await anAdmin(), { view: 'timeline' })
  expect([total, lines]).toEqual([noGoals, []])
  expect(spans.length).toBeGreaterThan(0)
  expect(spans.every(({ running, completed }) => running === 0 && completed === 0)).toBe(true)
})

test('counts goals that ran in the range and are not archived, each in the stretches it ran in', async () => {
  setClock(() => new Date('2026-01-05T12:00:00Z'))
  const admin = await anAdmin()
  await aGoal(admin, { startsOn: '2026-01-05', endsOn: '2026-02-28' })
  const done = await aGoal(admin, { startsOn: '2026-01-05', endsOn: '2026-11-20' })
  await archiveGoal(admin, await aGoal(admin, { startsOn: '2026-01-05', endsOn: '2026-12-31' }))
  setClock(() => new Date('2026-09-15T12:00:00Z'))
  await setGoalStatus(admin, { ...done, status: 'Completed', comment: '' })
  setClock(() => new Date('2026-11-25T12:00:00Z'))
  const { total, spans } = await report(admin, { range: 'Last_6_Months', view: 'timeline' })
  expect([goalsIn(total), total.Completed]).toEqual([1, 1])
  expect(spans.every(({ running }) => running === 1)).toBe(true)
  expect(spans.map(({ completed }) => completed).toSorted()).toEqual(spans.map(({ completed }) => completed))
  expect([spans[0]?.completed, spans.at(-1)?.completed]).toEqual([0, 1])
  expect(goalsIn((await report(admin, { range: 'Last_12_Months' })).total)).toBe(2)
})

test('a goal that ends with a month does not run in the next, east of Greenwich neither', async () => {
  setClock(() => new Date('2026-08-03T12:00:00Z'))
  const admin = await anAdmin({ timeZone: 'Asia/Kolkata' })
  await aGoal(admin, { startsOn: '2026-08-01', endsOn: '2026-08-31' })
  setClock(() => new Date('2026-11-25T12:00:00Z'))
  const { spans } = await report(admin, { range: 'Last_6_Months', view: 'timeline' })
  expect(spans.filter(({ running }) => running > 0).map(({ label }) => label)).toEqual(['Aug'])
})
