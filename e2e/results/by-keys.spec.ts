import { pressOn, tabTo } from '@/e2e/support/keys'
import { expect, test } from '@/e2e/support/test'
import { toastOf } from '@/e2e/support/wizard'
import { aClosedReview } from './closed-review'

test('somebody without a pointer hides an answer, releases the rest, and their subject thanks for it', async ({
  visit,
}) => {
  const { mira, tom, priya, review } = await aClosedReview()
  const creator = await visit(mira)
  await creator.goto(`/feedback/preview/${review.id}`)
  await pressOn(creator, creator.getByRole('button', { name: 'Release to Tom Reed' }))
  await pressOn(creator, creator.getByRole('link', { name: 'Preview as Tom Reed sees it' }))
  await creator.waitForURL(/as-subject/)
  const unkind = creator.getByRole('listitem').filter({ hasText: 'You smell of fish.' }).last()
  await pressOn(creator, unkind.getByRole('link', { name: 'Hide this answer' }))
  await tabTo(creator, creator.getByLabel('Why hide it?'))
  await creator.keyboard.type('It says nothing about his work.')
  await pressOn(creator, creator.getByRole('button', { name: 'Hide this answer' }))
  await expect(creator.getByRole('heading', { name: '1 answer hidden' })).toBeVisible()
  await pressOn(creator, creator.getByRole('button', { name: 'Release to Tom Reed' }))
  await tabTo(creator, creator.getByLabel('A note to Tom Reed'))
  await creator.keyboard.type('Let us talk on Thursday.')
  await pressOn(creator, creator.getByRole('button', { name: 'Release', exact: true }))
  await expect(toastOf(creator)).toContainText('Released to Tom Reed')

  const subject = await visit(tom)
  await subject.goto(`/feedback/shared/${review.id}`)
  await tabTo(subject, subject.getByLabel('Reply to Mira Stone'))
  await subject.keyboard.type('Thank you, this helps.')
  await pressOn(subject, subject.getByRole('button', { name: 'I’ve read it' }))
  await expect(toastOf(subject)).toContainText('Mira Stone knows you’ve read it')
  await pressOn(subject, subject.getByRole('button', { name: 'Share' }))
  await tabTo(subject, subject.getByRole('combobox', { name: 'Share with' }))
  await subject.keyboard.type('Priya')
  await expect(subject.getByRole('option', { name: `${priya.firstName} ${priya.lastName}` })).toBeVisible()
  await subject.keyboard.press('Enter')
  await pressOn(subject, subject.getByRole('button', { name: 'Share', exact: true }))
  await expect(toastOf(subject)).toContainText('Shared with Priya Nair.')
})
