import { expect, test } from 'vitest'
import { chooseGoalView } from '@/lib/goals/commands/choose-goal-view'
import { goalViewReading } from '@/lib/goals/queries/get-goal-view'
import { read } from '@/lib/platform/reading'
import { aMember, aPlace } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

test('the view is remembered for each member, and is a list until somebody chooses', async () => {
  const workspace = await aWorkspace()
  const [actor, colleague] = [await aMember({ workspace }), await aMember({ workspace })]
  const elsewhere = await aPlace({ userId: actor.userId, workspace: await aWorkspace() })
  await Promise.all([chooseGoalView(actor, { view: 'GRID' }), chooseGoalView(actor, { view: 'GRID' })])
  const views = () => Promise.all([actor, colleague, elsewhere].map(async (one) => read(goalViewReading(one))))
  expect(await views()).toEqual(['GRID', 'LIST', 'LIST'])
  await chooseGoalView(actor, { view: 'LIST' })
  expect(await views()).toEqual(['LIST', 'LIST', 'LIST'])
})
