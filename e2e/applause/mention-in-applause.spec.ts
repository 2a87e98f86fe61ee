import type { Locator, Page } from '@playwright/test'
import { anApplause, anApplauseCircle, anApplauseComment } from '@/tests/factories/applause'
import { toldTo } from '@/tests/factories/respondents'
import { expect, test } from '@/e2e/support/test'

/** Types @ in a field, chooses the name, and is back in the field. */
async function mention(page: Page, field: Locator, name: string) {
  await field.press('End')
  await field.pressSequentially(' @')
  await expect(page.getByRole('combobox', { name: 'Mention' })).toBeFocused()
  await page.keyboard.type(name.slice(0, 4))
  await page.getByRole('option', { name: new RegExp(name) }).click()
  await expect(field).toBeFocused()
}

test('a person mentioned in applause reads it in the bell, also one mentioned by an edit', async ({
  page,
  arriveAs,
}) => {
  const { giver, tom, lena, colleague } = await anApplauseCircle()
  await arriveAs(giver)
  await page.goto(`/profile/preview/${tom.memberId}`)
  await page.getByRole('main').getByRole('link', { name: 'Give applause' }).click()
  const dialog = page.getByRole('dialog', { name: 'Give applause' })
  await dialog.getByText('Teamwork').click()
  const words = dialog.getByRole('textbox', { name: 'Message' })
  await words.fill('You and')
  await mention(page, words, 'Lena Vogt')
  await expect(words).toHaveValue('You and @Lena Vogt ')
  await dialog.getByRole('button', { name: 'Mention' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(words).toBeFocused()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Applause sent')).toBeVisible()
  expect(await toldTo(lena, 'applause.mentioned')).toEqual(['Gita Rao mentioned you on applause: You and @Lena Vogt'])
  const { id } = await anApplause(giver, [tom], { words: 'Thanks to' })
  await page.goto(`/applaud/${id}`)
  await page.getByRole('button', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit applause' })
  await mention(page, editing.getByRole('textbox', { name: 'Message' }), 'Lena Vogt')
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(editing).toHaveCount(0)
  expect(await toldTo(lena, 'applause.mentioned')).toHaveLength(2)
  expect(await toldTo(colleague, 'applause.mentioned')).toEqual([])
})

test('a person mentioned as a comment is edited reads it in the bell', async ({ page, arriveAs }) => {
  const { giver, tom, lena } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom])
  await anApplauseComment(tom, id, 'As did')
  await arriveAs(tom)
  await page.goto(`/applaud/${id}`)
  const comments = page.getByRole('list', { name: 'Comments' })
  await comments.getByRole('button', { name: 'Edit' }).click()
  await mention(page, comments.getByRole('textbox', { name: 'Comment' }), 'Lena Vogt')
  await comments.getByRole('button', { name: 'Save' }).click()
  await expect(comments.getByText('As did @Lena Vogt')).toBeVisible()
  expect(await toldTo(lena, 'applause.commented')).toEqual(['Tom Reed mentioned you on applause: As did @Lena Vogt'])
})
