import type { Page } from '@playwright/test'
import { aMember } from '@/tests/factories/members'
import { aCircle, aReview } from '@/tests/factories/reviews'
import { aRound } from '@/tests/factories/series'
import { expect, test } from '@/e2e/support/test'
import { toastOf } from '@/e2e/support/wizard'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

/** Takes the connection away from whatever is sent from here on; what is read still comes. */
const cutOff = (page: Page) =>
  page.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  )

/** Presses the button, says yes to its question and reads that it was in vain. */
async function expectInVain(page: Page, button: string, confirm: string) {
  await page.getByRole('button', { name: button, exact: true }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: confirm, exact: true }).click()
  await expect(toastOf(page)).toContainText('Failed! Please try again.')
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible()
}

test('who opts out while the network is away still has the form', async ({ visit }) => {
  const { creator, asked } = await aCircle(1)
  const { id } = await aReview(creator, { asked })
  const page = await visit(asked[0])
  await page.goto(`/feedback/id/${id}`)
  await cutOff(page)
  await expectInVain(page, 'Opt out', 'Opt out')
  await expect(page.getByRole('button', { name: 'Send answers' })).toBeVisible()
})

test('who reminds everybody while the network is away still has the round', async ({ visit }) => {
  const { workspace, creator, asked } = await aCircle(1)
  const subjects = await Promise.all(['Ada', 'Bo'].map((firstName) => aMember({ workspace, firstName })))
  const roundId = await aRound(creator, { asked, subjects, title: 'Spring' })
  const page = await visit(creator)
  await page.goto(`/feedback/round/${roundId}`)
  await cutOff(page)
  await expectInVain(page, 'Remind all', 'Remind')
  await expect(page.getByRole('heading', { level: 1, name: 'Spring' })).toBeVisible()
})
