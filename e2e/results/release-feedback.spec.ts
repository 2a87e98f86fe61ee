import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '@/e2e/support/looks'
import { linkIn, mailTo } from '@/e2e/support/mail'
import { previewAs } from '@/e2e/support/steps'
import { expect, test } from '@/e2e/support/test'
import { toastOf } from '@/e2e/support/wizard'
import { aClosedReview, said } from './closed-review'

/** Hides what was unkind, thinks again, and hides it for good. */
async function hideUnkind(creator: Page) {
  const unkind = creator.getByRole('listitem').filter({ hasText: 'You smell of fish.' }).last()
  await unkind.getByRole('link', { name: 'Hide this answer' }).click()
  await creator.getByRole('button', { name: 'Hide this answer' }).click()
  await expect(creator.getByText('Say why it should not be read.')).toBeVisible()
  await creator.getByLabel('Why hide it?').fill('It says nothing about his work.')
  await creator.getByRole('button', { name: 'Hide this answer' }).click()
  await expect(creator.getByRole('heading', { name: '1 answer hidden' })).toBeVisible()
  await creator.getByRole('button', { name: 'Show again' }).click()
  await expect(creator.getByRole('heading', { name: '1 answer hidden' })).toBeHidden()
  await unkind.getByRole('link', { name: 'Hide this answer' }).click()
  await creator.getByLabel('Why hide it?').fill('It says nothing about his work.')
  await creator.getByRole('button', { name: 'Hide this answer' }).click()
  await expect(creator.getByRole('heading', { name: '1 answer hidden' })).toBeVisible()
}

/** Passes the results on to Priya. */
async function shareWithPriya(subject: Page) {
  await subject.getByRole('button', { name: 'Share' }).click()
  const box = subject.getByRole('combobox', { name: 'Share with' })
  await box.fill('Priya')
  await subject.getByRole('option', { name: 'Priya Nair' }).click()
  await subject.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(toastOf(subject)).toContainText('Shared with Priya Nair.')
}

test('results are read as their subject will, one answer is hidden, and the rest is released, read and passed on', async ({
  visit,
}) => {
  const { mira, tom, priya, review } = await aClosedReview()
  const creator = await visit(mira)
  await creator.goto(`/feedback/preview/${review.id}`)
  await previewAs(creator, 'Tom Reed')
  await expect(creator.getByText('This is what Tom Reed will see.')).toBeVisible()

  await hideUnkind(creator)
  await creator.getByRole('button', { name: 'Release to Tom Reed' }).click()
  await creator.getByLabel('A note to Tom Reed').fill('Let us talk on Thursday.')
  await creator.getByRole('button', { name: 'Release', exact: true }).click()
  await expect(toastOf(creator)).toContainText('Released to Tom Reed')

  const mail = await mailTo(tom.email)
  expect(mail.text).toContain('Let us talk on Thursday.')
  const subject = await visit(tom)
  await subject.goto(linkIn(mail, '/feedback/shared/'))
  await expect(subject.getByText('This is about you.')).toBeVisible()
  await expect(subject.getByText('You keep your word.')).toBeVisible()
  await expect(subject.getByText('You smell of fish.')).toHaveCount(0)
  await subject.getByRole('button', { name: 'I’ve read it' }).click()
  await expect(toastOf(subject)).toContainText('Mira Stone knows you’ve read it')
  await subject.getByText('Reply', { exact: true }).click()
  await subject.getByLabel('Reply to Mira Stone').fill('Thank you, this helps.')
  await subject.getByRole('button', { name: 'Send reply' }).click()
  await expect(toastOf(subject)).toContainText('Reply sent')

  await shareWithPriya(subject)
  const reader = await visit(priya)
  await reader.goto(`/feedback/shared/${review.id}`)
  await expect(reader.getByText('Tom Reed shared it with you')).toBeVisible()
  await expect(reader.getByText('Thank you, this helps.')).toHaveCount(0)
  await creator.reload()
  await expect(creator.getByText('Thank you, this helps.')).toBeVisible()
})

test('a note that is being written stays while the preview is read', async ({ visit }) => {
  const { mira, review } = await aClosedReview()
  const creator = await visit(mira)
  await creator.goto(`/feedback/preview/${review.id}`)
  await creator.getByRole('button', { name: 'Release to Tom Reed' }).click()
  const note = creator.getByLabel('A note to Tom Reed')
  await note.fill('Let us talk on Thursday.')
  const [preview] = await Promise.all([
    creator.waitForEvent('popup'),
    creator.getByRole('link', { name: 'Preview as Tom Reed sees it' }).click(),
  ])
  await expect(preview.getByText('This is what Tom Reed will see.')).toBeVisible()
  await expect(note).toHaveValue('Let us talk on Thursday.')
})

test('what was released gathers on one’s profile, and can be taken along as a file', async ({ visit }) => {
  const { mira, tom, review } = await aClosedReview()
  const creator = await visit(mira)
  await creator.goto(`/feedback/preview/${review.id}/as-subject`)
  await creator.getByRole('button', { name: 'Release to Tom Reed' }).click()
  await creator.getByRole('button', { name: 'Release', exact: true }).click()
  await expect(toastOf(creator)).toContainText('Released')

  const page = await visit(tom)
  await page.goto('/profile?tab=feedback')
  await page.getByRole('searchbox', { name: 'Search titles and words' }).fill('keep your word')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Tom after a year' }).click()
  await page.getByRole('link', { name: 'Export' }).click()
  await page.getByRole('button', { name: 'Answers as a table' }).click()
  const file = page.getByRole('link', { name: /Tom after a year .+\.csv/ })
  await expect(file).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('status').filter({ hasText: /Tom after a year .+\.csv is ready\./ })).toBeAttached()
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()])
  const text = await readFile(await download.path(), 'utf8')
  for (const words of said) expect(text).toContain(words)
  expect(text).not.toContain('Giver')

  await page.getByRole('link', { name: 'Print or save as PDF' }).click()
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  for (const words of said) await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Tom after a year' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
})
