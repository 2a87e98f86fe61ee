import { existsSync } from 'node:fs'
import { z } from 'zod'
import { browserLaunch } from './support/stack/chromium'
import { expect, test } from './support/test'

const manifestSchema = z.object({ icons: z.array(z.object({ src: z.string(), type: z.string() })).min(2) })

test('every page names its icons and the manifest, and all of them are there', async ({ page, request }) => {
  await page.goto('/auth/login')
  const named = await page.locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]').all()
  const paths = await Promise.all(named.map(async (link) => (await link.getAttribute('href')) ?? ''))
  const rels = await Promise.all(named.map((link) => link.getAttribute('rel')))
  expect(rels.toSorted()).toEqual(['apple-touch-icon', 'icon', 'icon', 'manifest'])
  const manifest = await request.get(paths.find((path) => path.includes('manifest')) ?? '')
  const { icons } = manifestSchema.parse(await manifest.json())
  for (const path of ['/favicon.ico', ...paths, ...icons.map(({ src }) => src)]) {
    const answer = await request.get(path)
    expect([answer.status(), (await answer.body()).length > 0], path).toEqual([200, true])
  }
  for (const { src, type } of icons) expect((await request.get(src)).headers()['content-type']).toContain(type)
})

test('the browser of the packages comes before that of the machine, and CHROMIUM_PATH before both', async () => {
  const { executablePath } = await browserLaunch('', [process.execPath])
  test.skip(executablePath === process.execPath, 'the browser of the packages does not start on this machine')
  expect(executablePath).toMatch(/[/\\]\.data[/\\]chromium[/\\]/)
  expect(existsSync(executablePath)).toBe(true)
  expect((await browserLaunch('/opt/chromium')).executablePath).toBe('/opt/chromium')
})
