import { expect, test } from 'vitest'
import { memberActor } from '@/lib/access/actor'
import { read } from '@/lib/platform/reading'
import { hideFirstSteps } from '@/lib/workspaces/first-steps/commands/hide-first-steps'
import { showFirstSteps } from '@/lib/workspaces/first-steps/commands/show-first-steps'
import { firstStepsReading, hidFirstSteps } from '@/lib/workspaces/first-steps/queries'
import { firstSteps } from '@/lib/workspaces/first-steps/schema'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

test('hidden steps come back for every Admin; a second press changes nothing', async () => {
  const workspace = await aWorkspace()
  const [admin, other] = await Promise.all([anAdmin({ workspace }), anAdmin({ workspace })])
  expect(await hidFirstSteps(admin)).toBe(false)
  await hideFirstSteps(admin)
  expect(await hidFirstSteps(await memberActor(other.memberId))).toBe(true)
  await showFirstSteps(other)
  await showFirstSteps(other)
  const actor = await memberActor(admin.memberId)
  expect(await hidFirstSteps(actor)).toBe(false)
  expect(await read(firstStepsReading(actor))).toHaveLength(firstSteps.length)
})

test.each([
  ['Manager', aManager],
  ['Member', aMember],
] as const)('a %s shows none', async (_role, aColleague) => {
  await expectRefused(showFirstSteps(await aColleague()), 'forbidden')
})

test('an Admin of another workspace shows only their own', async () => {
  const [admin, stranger] = await Promise.all([anAdmin(), anAdmin()])
  await hideFirstSteps(admin)
  await showFirstSteps(stranger)
  expect(await hidFirstSteps(await memberActor(admin.memberId))).toBe(true)
})
