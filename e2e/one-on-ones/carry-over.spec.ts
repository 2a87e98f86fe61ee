import { agendaOf, aOneOnOne, aPair } from '@/tests/factories/one-on-ones'
import { completeEarly } from '@/e2e/support/complete-early'
import { expect, test } from '@/e2e/support/test'
import { tick } from '@/e2e/support/tick'

test('a talking point outlives a canceled one-on-one and is ticked off in the one after', async ({ visit }) => {
  const { one, other, id } = await aPair({ time: '10:00' })
  const next = await aOneOnOne(one, other, { time: '12:00' })
  const [here, there] = [await visit(one), await visit(other)]

  await there.goto(`/one-on-one/with/${one.memberId}`)
  await there.getByLabel('Talking point', { exact: true }).fill('Where could I grow?')
  await there.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(there.getByRole('list', { name: 'Talking points' })).toContainText('Where could I grow?')

  await here.goto(`/one-on-one/${id}`)
  await here.getByRole('button', { name: 'More' }).click()
  await here.getByRole('button', { name: 'Cancel meeting' }).click()
  await here.getByRole('dialog').getByRole('button', { name: 'Cancel meeting' }).click()
  await expect(here.getByText('Canceled').first()).toBeVisible()

  await here.goto(`/one-on-one/${next.id}`)
  await tick(here, 'Where could I grow?')
  await completeEarly(here)
  await expect(here.getByText('Completed').first()).toBeVisible()
  await expect.poll(() => agendaOf(other, next.id)).toEqual(['✓ Where could I grow?'])
})
