import { aMember, anAdmin } from '@/tests/factories/members'
import { expect, test } from '@/e2e/support/test'

const tour = /^Tour, \d of/

test('somebody new walks through the tour by keyboard, and never meets it again', async ({ page, arriveAs }) => {
  await arriveAs(await aMember({ tourFinished: false }))
  await page.goto('/dashboard')
  await expect(page.getByText('Tour, 1 of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).focus()
  for (let step = 2; step <= 3; step += 1) {
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Tour, ${step} of 3`)).toBeVisible()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText(tour)).toHaveCount(0)
  await expect(async () => {
    await page.goto('/dashboard')
    await expect(page.getByText(tour)).toHaveCount(0, { timeout: 500 })
  }).toPass()
})

test('an Admin of a new workspace meets one thing at a time: the first steps, then the tour', async ({
  page,
  arriveAs,
}) => {
  await arriveAs(await anAdmin({ tourFinished: false }))
  await page.goto('/dashboard')
  const firstSteps = page.getByRole('heading', { name: 'First steps' })
  const welcome = page.getByRole('heading', { name: 'Whose opinion would help you?' })
  await expect(firstSteps).toBeVisible()
  await expect(page.getByText(tour).or(welcome)).toHaveCount(0)
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByText('Tour, 1 of 3')).toBeVisible()
  await expect(firstSteps.or(welcome)).toHaveCount(0)
  await page.getByRole('button', { name: 'Skip tour' }).click()
  await expect(welcome).toBeVisible()
})

test('it is skipped at once, and sends nothing to those who have seen it', async ({ page, arriveAs }) => {
  await arriveAs(await aMember({ tourFinished: false }))
  await page.goto('/dashboard')
  // It is gone from the screen before the server knows.
  const kept = page.waitForResponse((answer) => 'next-action' in answer.request().headers())
  await page.getByRole('button', { name: 'Skip tour' }).click()
  await expect(page.getByText(tour)).toHaveCount(0)
  await kept
  const later = await page.context().newPage()
  const scripts: string[] = []
  later.on('response', (answer) => void (answer.url().endsWith('.js') && scripts.push(answer.url())))
  await later.goto('/dashboard')
  await later.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(3)
  for (const script of scripts) expect(await (await later.request.get(script)).text()).not.toContain('Skip tour')
})
