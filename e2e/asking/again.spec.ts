import { db } from '@/lib/platform/db'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aCircle } from '@/tests/factories/reviews'
import { aRound, aSeries } from '@/tests/factories/series'
import { aTag } from '@/tests/factories/tags'
import { expect, test } from '@/e2e/support/test'

test('a round is copied with everybody it was about, and a tag asks more people', async ({ visit }) => {
  const { workspace, creator, asked } = await aCircle(2)
  const subjects = await Promise.all(['Ada', 'Bo'].map((firstName) => aMember({ workspace, firstName })))
  const tagged = await Promise.all([1, 2].map(() => aMember({ workspace })))
  await aTag({ workspace, name: 'Berlin', members: tagged })
  const roundId = await aRound(creator, { asked, subjects, title: 'Spring' })
  const page = await visit(creator)
  await page.goto(`/feedback/round/${roundId}`)
  await page.getByRole('button', { name: 'Copy this round' }).click()
  await expect(page).toHaveURL(/\/feedback\/edit\/[\w-]{36}\?step=permissions$/)
  await expect(page.getByText('2 reviews, one each')).toBeVisible()
  await expect(page.getByText('people will be asked').first()).toBeVisible()
  const box = page.getByRole('combobox', { name: 'People, teams and tags' })
  await box.fill('Berlin')
  await page.getByRole('option', { name: 'Berlin' }).click()
  await expect(page.getByText('4', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('people will be asked').first()).toBeVisible()
})

test('an Admin ends what somebody else repeats, and its creator is told', async ({ visit }) => {
  const { workspace, creator, asked } = await aCircle(1)
  const { id } = await aSeries(creator, { asked, title: 'Monday pulse' })
  const page = await visit(await anAdmin({ workspace }))
  await page.goto('/feedback')
  await page.getByRole('link', { name: 'Recurring' }).click()
  await page.getByRole('link', { name: 'Monday pulse' }).click()
  await page.getByRole('button', { name: 'Stop repeating' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Mira Stone is notified.')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop repeating' }).click()
  await expect(page.getByText('No recurring feedback')).toBeVisible()
  expect((await db.reviewSeries.findUniqueOrThrow({ where: { id } })).nextOn).toBeNull()
  const told = await visit(creator)
  await told.goto('/notifications')
  await expect(told.getByText('“Monday pulse” no longer repeats. An admin ended it.')).toBeVisible()
})
