import { expect, test } from 'vitest'
import { describeRunning } from '@/lib/account/queries/describe-running'
import { aGoal } from '@/tests/factories/goals'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { aReview } from '@/tests/factories/reviews'
import { aTemplate } from '@/tests/factories/templates'
import { aWorkspace } from '@/tests/factories/workspaces'

test('says for each feature what is running, and nothing where nothing is', async () => {
  const workspace = await aWorkspace()
  const [admin, member] = await Promise.all([anAdmin({ workspace }), aMember({ workspace })])
  expect(await describeRunning(admin)).toEqual([])
  await aReview(admin, { asked: [member], emails: ['pat@client.example'] })
  await aGoal(admin, { assignees: [member] })
  await aOneOnOne(admin, member)
  await aTemplate(admin)
  const skipped = 'No new one is sent, and recurring ones skip their rounds until it’s on again.'
  const hidden = 'Nobody sees them until it’s on again.'
  expect(await describeRunning(admin)).toEqual([
    { feature: 'OutsideReviewers', text: `External reviewers can still answer 1 open form. ${skipped}` },
    { feature: 'Goals', text: `1 goal is running. ${hidden}` },
    { feature: 'OneOnOnes', text: `1 one-on-one is planned. ${hidden}` },
    { feature: 'Templates', text: '1 template is kept. Nobody can use one until it’s on again.' },
  ])
})

test('counts nothing of another workspace, and says nothing to others', async () => {
  const workspace = await aWorkspace()
  const [admin, member] = await Promise.all([anAdmin({ workspace }), aMember({ workspace })])
  await aGoal(admin, { assignees: [member] })
  expect(await describeRunning(await anAdmin())).toEqual([])
  expect(await describeRunning(member)).toEqual([])
})
