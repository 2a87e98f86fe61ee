import { anAdmin } from '@/tests/factories/members'
import { expect, test } from '@/e2e/support/test'

test('a button that is at work keeps the focus, and whatever is pressed then sends nothing more', async ({
  page,
  arriveAs,
}) => {
  await arriveAs(await anAdmin())
  await page.goto('/users/teams/add')
  let release: () => void = () => undefined
  const isHeld = new Promise<void>((resolve) => {
    release = resolve
  })
  let sent = 0
  await page.route('**/users/teams/add', async (route) => {
    if (route.request().method() === 'POST') sent += 1
    await isHeld
    await route.continue()
  })

  const name = page.getByLabel('Name')
  await name.fill('Harbour')
  const button = page.getByRole('button', { name: 'Create team' })
  await button.dblclick()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toBeFocused()
  await expect.poll(() => sent).toBe(1)
  await button.click({ force: true })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await name.press('Enter')
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour' })).toBeVisible()
  expect(sent).toBe(1)
})
