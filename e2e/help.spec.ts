import { aMember } from '@/tests/factories/members'
import { expect, test } from '@/e2e/support/test'

test('the help of a screen is one press away, and leads on', async ({ page, arriveAs }) => {
  await arriveAs(await aMember())
  await page.goto('/goals')
  const help = page.getByRole('complementary', { name: 'Workspace' }).getByRole('link', { name: 'Help' })
  await help.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Set a goal' })).toBeVisible()
  await page.getByRole('list', { name: 'Related' }).getByRole('link', { name: 'Update progress on a goal' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Update progress on a goal' })).toBeVisible()
  await page.getByRole('link', { name: 'Open Rapport' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('help answers a question without a script or an account', async ({ visit }) => {
  const page = await visit(undefined, { javaScriptEnabled: false })
  await page.goto('/help')
  await page.getByRole('searchbox', { name: 'Search help' }).fill('who answered')
  await page.getByRole('searchbox', { name: 'Search help' }).press('Enter')
  await page.getByRole('list', { name: 'Search results' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Why can’t I see who answered?' })).toBeVisible()
  await page.goto('/help/topics?q=zzzz')
  await page.getByRole('link', { name: 'See all topics' }).click()
  await expect(page.getByRole('list', { name: 'Goals' })).toBeVisible()
  expect((await page.request.get('/help/no-such-page')).status()).toBe(404)
})

test('a recording plays by keyboard, shows its captions, and can be gone through', async ({ page, request }) => {
  await page.goto('/help')
  await page.getByRole('link', { name: 'Video tutorials' }).click()
  const video = page.getByLabel('Check in on a goal, recording')
  await video.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2)
  const captions = () =>
    video.evaluate((element: HTMLVideoElement) => {
      const [track] = element.textTracks
      return { mode: track?.mode, count: track?.cues?.length }
    })
  await expect.poll(captions).toEqual({ mode: 'showing', count: 5 })
  await page.keyboard.press('Space')
  const part = await request.get('/tutorials/check-in-on-a-goal.webm', { headers: { range: 'bytes=0-99' } })
  expect([part.status(), part.headers()['content-type']]).toEqual([206, 'video/webm'])
})
