import { afterEach, expect, test } from 'vitest'
import { archiveGoal } from '@/lib/goals/commands/archive-goal'
import { getGoal } from '@/lib/goals/queries/get-goal'
import { listGoals } from '@/lib/goals/queries/list-goals'
import { goalListSchema } from '@/lib/goals/schema'
import { setClock } from '@/lib/platform/clock'
import { aGoal, updatesOf } from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'
import { deciders, outcomesByRelation, outcomesOfSelfGoal, ownerAndSupervisor } from './relations'

afterEach(() => setClock())

test('lets Admins, the creator, leads and supervising Managers archive a goal', async () => {
  expect(await outcomesByRelation(archiveGoal)).toEqual(deciders)
  expect(await outcomesOfSelfGoal(archiveGoal)).toEqual(ownerAndSupervisor)
})

test('an archived goal keeps its status and can only be restored', async () => {
  const admin = await anAdmin()
  const goal = await aGoal(admin)
  await archiveGoal(admin, goal)
  const { status, badge, can } = await getGoal(admin, goal.id)
  expect({ status, badge: badge.label }).toEqual({ status: 'OnTrack', badge: 'Archived' })
  const may = Object.entries(can).filter(([, isAllowed]) => isAllowed)
  expect(may.map(([what]) => what).toSorted()).toEqual(['continue', 'restore'])
})

test('archiving twice leaves one row in the timeline', async () => {
  const admin = await anAdmin()
  const goal = await aGoal(admin)
  await Promise.all([archiveGoal(admin, goal), archiveGoal(admin, goal)])
  expect((await updatesOf(goal)).map(({ kind }) => kind)).toEqual(['created', 'archived'])
})

test('what was archived last is on top of the archived goals', async () => {
  const on = (day: string) => setClock(() => new Date(`2026-11-${day}T12:00:00Z`))
  on('20')
  const admin = await anAdmin()
  const older = await aGoal(admin)
  on('21')
  const newer = await aGoal(admin)
  await archiveGoal(admin, newer)
  on('22')
  await archiveGoal(admin, older)
  const { rows } = await listGoals(admin, goalListSchema.parse({ tab: 'archived' }))
  expect(rows.map(({ id }) => id)).toEqual([older.id, newer.id])
})
