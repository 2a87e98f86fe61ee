import type { Page } from '@playwright/test'
import { aManager } from '@/tests/factories/members'
import { aDraft, aQuestion } from '@/tests/factories/reviews'
import { expect, test } from '@/e2e/support/test'
import { goOnTo, toastOf } from '@/e2e/support/wizard'

const addChoice = (page: Page) =>
  page.getByRole('region', { name: /^Add/ }).getByRole('button', { name: 'Multiple Choice' }).click()

const unwritten = (page: Page) => page.getByText('Write the question.')
const emptyOptions = (page: Page) => page.getByText('Write this option or remove it.')

test('a question that is added after a failed attempt to go on is not scolded before it was written in', async ({
  page,
  arriveAs,
}) => {
  const creator = await aManager()
  const { id } = await aDraft(creator, { questions: [aQuestion('textarea', { questionText: '' })] })
  await arriveAs(creator)
  await page.goto(`/feedback/edit/${id}?step=questions`)
  await goOnTo(page, 'Permissions')
  await expect(toastOf(page)).toContainText('Field(s) Required in Question 1')
  await expect(unwritten(page)).toHaveCount(1)

  await addChoice(page)
  const question = page.getByLabel('Question', { exact: true }).last()
  await expect(question).toBeFocused()
  await page.getByLabel('Title').focus()
  await expect(unwritten(page)).toHaveCount(1)
  await expect(emptyOptions(page)).toHaveCount(0)

  await question.fill('Which of these?')
  await expect(emptyOptions(page)).toHaveCount(0)
  await page.getByLabel('Title').focus()
  await expect(emptyOptions(page)).toHaveCount(2)

  await addChoice(page)
  await expect(page.getByLabel('Question', { exact: true })).toHaveCount(3)
  await expect(unwritten(page)).toHaveCount(1)
  await goOnTo(page, 'Permissions')
  await expect(unwritten(page)).toHaveCount(2)
  await expect(emptyOptions(page)).toHaveCount(4)
})
