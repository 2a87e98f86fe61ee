import { expect, test } from 'vitest'
import { memberActor, type Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { hideFirstSteps } from '@/lib/workspaces/first-steps/commands/hide-first-steps'
import { firstStepsReading } from '@/lib/workspaces/first-steps/queries'
import { firstSteps } from '@/lib/workspaces/first-steps/schema'
import { editWorkspace } from '@/lib/workspaces/commands/edit-workspace'
import { setLogo } from '@/lib/workspaces/logos/commands/set-logo'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aFile, aPictureFile } from '@/tests/factories/pictures'
import { aGoal } from '@/tests/factories/goals'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { aReview } from '@/tests/factories/reviews'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'
import { read } from '@/lib/platform/reading'

const doneOf = async (actor: Actor) =>
  (await read(firstStepsReading(actor)))?.filter(({ isDone }) => isDone).map(({ step }) => step) ?? null

test('an Admin puts them away for every Admin; a second press changes nothing', async () => {
  const workspace = await aWorkspace()
  const [admin, other] = await Promise.all([anAdmin({ workspace }), anAdmin({ workspace })])
  await hideFirstSteps(admin)
  const { firstStepsDoneAt } = await db.workspace.findUniqueOrThrow({ where: { id: workspace.id } })
  await hideFirstSteps(other)
  expect(await db.workspace.findUniqueOrThrow({ where: { id: workspace.id } })).toMatchObject({ firstStepsDoneAt })
  expect(await read(firstStepsReading(await memberActor(other.memberId)))).toBeNull()
})

test.each([
  ['Manager', aManager],
  ['Member', aMember],
] as const)('a %s neither sees nor hides them', async (_role, aColleague) => {
  const actor = await aColleague()
  expect(await read(firstStepsReading(actor))).toBeNull()
  await expectRefused(hideFirstSteps(actor), 'forbidden')
})

test('an Admin of another workspace hides only their own', async () => {
  const [admin, stranger] = await Promise.all([anAdmin(), anAdmin()])
  await hideFirstSteps(stranger)
  expect(await read(firstStepsReading(await memberActor(admin.memberId)))).toHaveLength(firstSteps.length)
})

test('each is done as soon as it is there, and all of them done is the end of the list', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  expect(await doneOf(admin)).toEqual([])
  const colleague = await aMember({ workspace })
  expect(await doneOf(admin)).toEqual(['people'])
  await aTeam({ workspace, members: [colleague] })
  await aReview(admin, { asked: [colleague] })
  await aGoal(admin, { assignees: [colleague] })
  await aOneOnOne(admin, colleague)
  expect(await doneOf(admin)).toEqual(['people', 'feedback', 'goal', 'one-on-one', 'team'])
  await editWorkspace(admin, { workspaceName: 'Acme', description: '', timeZone: 'Europe/Paris' })
  expect(await doneOf(admin)).toEqual(['people', 'feedback', 'goal', 'one-on-one', 'team', 'zone'])
  await setLogo(admin, { file: aFile(await aPictureFile()) })
  expect(await read(firstStepsReading(admin))).toBeNull()
})

test('what is switched off is no step', async () => {
  const workspace = await aWorkspace()
  const { memberId } = await anAdmin({ workspace })
  await db.workspace.update({ where: { id: workspace.id }, data: { withoutFeatures: ['Goals', 'OneOnOnes'] } })
  const steps = await read(firstStepsReading(await memberActor(memberId)))
  expect(steps?.map(({ step }) => step)).toEqual(['people', 'feedback', 'team', 'logo', 'zone'])
})

test('a name and a logo set no time zone', async () => {
  const admin = await anAdmin()
  await editWorkspace(admin, { workspaceName: 'Acme', description: 'We build.', timeZone: 'UTC' })
  await setLogo(admin, { file: aFile(await aPictureFile()) })
  expect(await doneOf(admin)).toEqual(['logo'])
})
