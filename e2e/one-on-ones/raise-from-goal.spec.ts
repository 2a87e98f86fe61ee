import { aGoal } from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'
import { agendaOf, anotherTwo, aOneOnOne } from '@/tests/factories/one-on-ones'
import { expect, test } from '@/e2e/support/test'

test('a goal becomes a talking point of its only other assignee, and a private one says that both read it', async ({
  page,
  arriveAs,
}) => {
  const { workspace, other } = await anotherTwo()
  const me = await anAdmin({ workspace })
  const { id } = await aOneOnOne(me, other)
  const given = { assignees: [me, other], visibility: 'PRIVATE' as const }
  const goal = await aGoal(me, { ...given, title: 'Answer within a day' })
  await arriveAs(me)
  await page.goto(`/goals/${goal.id}/detail`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByText('Add to a one-on-one').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add to a one-on-one' })).toBeVisible()
  await expect(page.getByText('The goal is private. Both of you will read this')).toBeVisible()
  await expect(page.getByLabel('Talking point', { exact: true })).toHaveValue('Answer within a day')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.poll(() => agendaOf(other, id)).toEqual(['Answer within a day'])
})
