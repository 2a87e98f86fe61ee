import { expect, test } from 'vitest'
import { readOwnData } from '@/lib/account/modules'
import { aGoal, anItem } from '@/tests/factories/goals'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

test('your own data holds your action items on goals of others, and nobody else’s', async () => {
  const workspace = await aWorkspace({ name: 'Acme' })
  const [creator, owner] = [await anAdmin({ workspace }), await aMember({ workspace })]
  const items = [anItem('Hire for nights', owner), anItem('Hire for days', creator), anItem('Hire')]
  await aGoal(creator, {
    assignees: [creator],
    title: 'Answer sooner',
    progressSource: 'ITEMS',
    items,
    visibility: 'PRIVATE',
  })
  const copy = JSON.stringify(await readOwnData(owner))
  const item = { title: 'Hire for nights', dueOn: null, doneAt: null, goal: 'Answer sooner' }
  expect(await readOwnData(owner)).toMatchObject({ goals: [], actionItemsOnGoals: [item] })
  expect(copy).not.toContain('Hire for days')
})
