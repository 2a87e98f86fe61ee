import { expect, test } from 'vitest'
import { discardGoalDraft } from '@/lib/goals/drafts/commands/discard-goal-draft'
import { saveGoalDraft } from '@/lib/goals/drafts/commands/save-goal-draft'
import { getNewGoal } from '@/lib/goals/queries/get-goal-form'
import { goalDraft } from '@/tests/factories/goals'
import { aMember } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

test('a draft is forgotten by the person who typed it, and a colleague keeps theirs', async () => {
  const workspace = await aWorkspace()
  const [actor, colleague] = [await aMember({ workspace }), await aMember({ workspace })]
  for (const person of [actor, colleague]) await saveGoalDraft(person, goalDraft({ title: 'Grow' }))
  for (const _press of [1, 2]) await discardGoalDraft(actor)
  const titleOf = async (person: typeof actor) => (await getNewGoal(person, {})).drafting.saved?.title
  expect([await titleOf(actor), await titleOf(colleague)]).toEqual([undefined, 'Grow'])
})
