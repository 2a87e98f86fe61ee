import { anApplause, anApplauseCircle } from '@/tests/factories/applause'
import { toldTo } from '@/tests/factories/respondents'
import { expect, test } from '@/e2e/support/test'

test('typing @ offers names where it stands, and the one who is chosen reads it in the bell', async ({
  page,
  arriveAs,
}) => {
  const { giver, tom, lena } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom])
  await arriveAs(tom)
  await page.goto(`/applaud/${id}`)
  const comment = page.getByRole('textbox', { name: 'Comment' })
  await comment.fill('Without  nothing would have worked.')
  await comment.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(8, 8))
  await comment.press('@')
  const names = page.getByRole('combobox', { name: 'Mention' })
  await expect(names).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(comment).toBeFocused()
  await page.getByRole('button', { name: 'Mention' }).click()
  await expect(names).toBeFocused()
  await page.keyboard.type('Lena')
  await expect(page.getByRole('option', { name: /Lena Vogt/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(comment).toHaveValue('Without @Lena Vogt  nothing would have worked.')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  const told = async () => (await toldTo(lena, 'applause.commented')).join()
  await expect.poll(told).toContain('Tom Reed mentioned you on applause: Without @Lena Vogt')
})
