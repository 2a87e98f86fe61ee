import fc from 'fast-check'
import { expect, test } from 'vitest'
import { systemActor, type Actor } from '@/lib/access/actor'
import { archiveGoal } from '@/lib/goals/commands/archive-goal'
import { editGoal } from '@/lib/goals/commands/edit-goal'
import { restoreGoal } from '@/lib/goals/commands/restore-goal'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import { listGoals } from '@/lib/goals/queries/list-goals'
import { completedPercent } from '@/lib/goals/rules/goal-progress'
import { isOpenGoal, nextStatuses } from '@/lib/goals/rules/goal-status'
import { goalListSchema } from '@/lib/goals/schema'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { purgeWorkspace } from '@/lib/workspaces/deletion/commands/purge-workspace'
import { aGoal, aGoalCircle, anItem, editOf, goalNow } from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'

type Counted = { type: string; status: string; visibility: string; count: number }
const inWords = ({ type, status, visibility, count }: Counted) => `${count} ${visibility} ${type} ${status}`

const keptCounts = async (workspaceId: string) =>
  (await db.goalCount.findMany({ where: { workspaceId, count: { not: 0 } } })).map(inWords).toSorted()

async function realCounts(workspaceId: string) {
  const where = { workspaceId, archivedAt: null }
  const groups = await db.goal.groupBy({ by: ['type', 'status', 'visibility'], where, _count: true })
  return groups.map(({ _count: count, ...group }) => inWords({ ...group, count })).toSorted()
}

type Circle = Awaited<ReturnType<typeof aGoalCircle>>
type Goal = { id: string; owner: Actor }

const kinds = ['Organization', 'Team', 'Individual', 'Self'] as const

/** Something that happens to a goal, the one at a place among those there are. */
const step = fc.record({
  act: fc.constantFrom('create', 'edit', 'status', 'archive', 'restore'),
  at: fc.nat({ max: 20 }),
  type: fc.constantFrom(...kinds),
  visibility: fc.constantFrom('WORKSPACE', 'PRIVATE'),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

async function create(
  { admin, lead, assignee, colleague, team }: Circle,
  { at, type, visibility }: Step,
): Promise<Goal> {
  const owner = type === 'Self' ? assignee : ([admin, lead][type === 'Organization' ? 0 : at % 2] ?? admin)
  const items = at % 3 === 0 ? [anItem('Hire', colleague)] : []
  const given = { type, visibility, items, assignees: [assignee] }
  const { id } = await aGoal(owner, { ...given, ...(type === 'Team' && { team }) })
  return { id, owner }
}

async function change({ team }: Circle, { owner, id }: Goal, { act, at, type, visibility }: Step) {
  if (act === 'archive') return archiveGoal(owner, { id })
  if (act === 'restore') return restoreGoal(owner, { id })
  const { archivedAt, status: before, type: held } = await db.goal.findUniqueOrThrow({ where: { id } })
  if (archivedAt !== null || (act === 'edit' && !isOpenGoal(before))) return
  // A lead moves goals between team and person.
  const wished = held === 'Self' || held === 'Organization' || type === 'Self' || type === 'Organization' ? held : type
  if (act === 'edit') return editGoal(owner, await editOf({ id }, { type: wished, visibility, teamId: team.id }))
  const goal = await goalNow({ id })
  const next = nextStatuses(goal.status)
  const status = next[at % next.length] ?? 'OnTrack'
  return setGoalStatus(owner, { ...goal, status, comment: 'So it is.' })
}

/** How many goals of a tab somebody sees, told from the rows of the list. */
async function seenBy(actor: Actor, tab: 'all' | 'organization') {
  const { rows, overall } = await listGoals(actor, goalListSchema.parse({ tab, search: '' }))
  const completed = rows.filter(({ badge }) => badge.label === 'Completed').length
  const seen = { all: rows.length, completed }
  return { kept: overall, real: { ...seen, percent: completedPercent(seen), isCapped: false } }
}

test('whatever happens to goals, their kept counts are those there are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16, size: 'max' }), async (steps) => {
      const circle = await aGoalCircle()
      const { workspace, admin, lead, otherLead, supervisor, assignee, colleague } = circle
      const goals: Goal[] = []
      for (const one of steps) {
        const goal = goals[one.at % goals.length]
        if (one.act === 'create' || goal === undefined) goals.push(await create(circle, one))
        else await change(circle, goal, one)
      }
      expect(await keptCounts(workspace.id)).toEqual(await realCounts(workspace.id))
      for (const actor of [admin, lead, otherLead, supervisor, assignee, colleague])
        for (const tab of ['all', 'organization'] as const) {
          const { kept, real } = await seenBy(actor, tab)
          expect(kept).toEqual(real)
        }
    }),
    { numRuns: 5 },
  )
})

test('goals made at once are all counted', async () => {
  const admin = await anAdmin()
  await Promise.all(Array.from({ length: 6 }, () => aGoal(admin)))
  expect(await keptCounts(admin.workspaceId)).toEqual(['6 WORKSPACE Individual OnTrack'])
})

test('a workspace goes with its goals and their counts', async () => {
  const { workspace, admin, lead, assignee } = await aGoalCircle()
  const parent = await aGoal(admin, { type: 'Organization' })
  await aGoal(lead, { assignees: [assignee], parent })
  await db.workspace.update({ where: { id: workspace.id }, data: { deletionAt: daysFrom(now(), -1) } })
  const { id } = workspace
  expect(await purgeWorkspace(systemActor(id), { id })).toEqual({ isGone: true })
  expect([await db.goal.count({ where: { workspaceId: id } }), await keptCounts(id)]).toEqual([0, []])
})
