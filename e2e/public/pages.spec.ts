import type { Page } from '@playwright/test'
import { expect, test } from '@/e2e/support/test'
import { anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

const paths = ['/', '/features', '/solutions', '/pricing', '/resources', '/support', '/privacy', '/terms']

/** Where the links of the page lead, without their parameters, and the anchors they name. */
const linksOf = (page: Page) =>
  page.locator('a[href^="/"], a[href^="#"]').evaluateAll((links) =>
    links.map((link) => {
      const { pathname, hash } = new URL(link.getAttribute('href') ?? '', document.location.href)
      return `${pathname}${hash}`
    }),
  )

test('every link of the public pages leads somewhere, signed in or out', async ({ visit }) => {
  for (const page of [await visit(), await visit(await anAdmin())]) {
    const links = new Set<string>()
    const ids = new Map<string, string[]>()
    for (const path of paths) {
      expect((await page.goto(path))?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const link of await linksOf(page)) links.add(link)
      ids.set(path, await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id)))
    }
    expect([...links]).toEqual(expect.arrayContaining(paths))
    const asked = new Set([...links].map((link) => link.split('#')[0] ?? ''))
    for (const path of asked) expect((await page.request.get(path)).status(), path).toBe(200)
    for (const link of links) {
      const [path = '', anchor] = link.split('#')
      if (anchor) expect(ids.get(path), link).toContain(anchor)
    }
  }
})

test('every public page names itself to search engines and to those it is sent to', async ({ page, request }) => {
  const titles = new Set<string>()
  for (const path of paths) {
    await page.goto(path)
    titles.add(await page.title())
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe(path)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40}/)
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect((await request.get(picture ?? '')).headers()['content-type']).toBe('image/png')
  }
  expect(titles.size).toBe(paths.length)
  const map = await (await request.get('/sitemap.xml')).text()
  for (const path of paths) expect(map).toContain(`${path}</loc>`)
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Sitemap: http')
  expect(robots).toContain('Disallow: /dashboard')
})

test('the slider shows what so many people cost', async ({ page }) => {
  await page.goto('/pricing')
  const slider = page.getByRole('slider', { name: 'How many people?' })
  const plan = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(plan('Pro')).toContainText('₹4,975 a month for 25 people')
  await expect(plan('Free')).toContainText('Too small for 25 people')

  await slider.focus()
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', '1 person')
  await expect(plan('Free')).toContainText('Fits')
  await expect(plan('Pro')).toContainText('₹199 a month for 1 person')

  await page.keyboard.press('End')
  await expect(plan('Business')).toContainText('₹349,000 a month for 1,000 people')
  await expect(plan('Pro')).toContainText('Too small for 1,000 people')
})

test('an Enterprise inquiry is filled in for somebody who is signed in', async ({ page, arriveAs }) => {
  await page.goto('/pricing')
  await page.getByRole('link', { name: 'Talk to us: Enterprise' }).click()
  await expect(page.getByLabel('Message')).toHaveValue('Inquiry for Enterprise Plan')
  await expect(page.getByLabel('Your name')).toHaveValue('')

  const workspace = await aWorkspace({ name: 'Fern & Field' })
  const admin = await anAdmin({ workspace, firstName: 'Amara', lastName: 'Okafor' })
  await arriveAs(admin)
  await page.goto('/pricing')
  await page.getByRole('link', { name: 'Talk to us: Enterprise' }).click()
  await expect(page.getByLabel('Message')).toHaveValue('Inquiry for Enterprise Plan for Fern & Field')
  await expect(page.getByLabel('Your name')).toHaveValue('Amara Okafor')
  await expect(page.getByLabel('Your e-mail')).toHaveValue(admin.email)
})

test('on a phone the menu opens and leads on by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pricing' })
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await link.press('Enter')
  await page.waitForURL('/pricing')
  await expect(link).toBeHidden()
})
