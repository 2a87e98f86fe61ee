import { db } from '@/lib/platform/db'
import { aManager, aMember } from '@/tests/factories/members'
import { aPictureFile } from '@/tests/factories/pictures'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectAwake } from '../support/awake'
import { openSlowly } from '../support/slow-line'
import { expect, test } from '../support/test'

const upload = (buffer: Buffer) => ({ name: 'me.png', mimeType: 'image/png', buffer })

test('somebody adds a photo and tells what they do, and colleagues see both', async ({ visit }) => {
  const workspace = await aWorkspace()
  const priya = await aMember({ workspace })
  const page = await visit(priya)
  await page.goto('/profile')
  await page.getByLabel('Your photo').setInputFiles(upload(Buffer.from(await aPictureFile())))
  await expect(page.getByText('The new photo is in place')).toBeVisible()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Job title').fill('Head of Product')
  await page.getByLabel('Mobile').fill('+91 98765 43210')
  await page.getByRole('button', { name: 'Save your profile' }).click()
  await page.waitForURL('/profile')
  await expect(page.getByText('+91 98765 43210')).toBeVisible()

  const colleague = await visit(await aManager({ workspace }))
  await colleague.goto(`/profile/preview/${priya.memberId}`)
  await expect(colleague.getByRole('heading', { name: 'Priya Nair' })).toBeVisible()
  await expect(colleague.getByText('Head of Product')).toBeVisible()
  await expect(colleague.getByText('+91 98765 43210')).toHaveCount(0)
  const photo = await colleague.locator('main img').first().getAttribute('src')
  const answer = await colleague.request.get(photo ?? '')
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=31536000, immutable',
  })
  const stranger = await visit(await aMember())
  await stranger.goto('/profile')
  expect((await stranger.request.get(photo ?? '')).status()).toBe(404)
})

test('what only calls itself a picture is refused in words, and nothing changes', async ({ arriveAs, page }) => {
  await arriveAs(await aMember())
  await page.goto('/profile')
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  await page.getByLabel('Your photo').setInputFiles(upload(drawing))
  await expect(page.getByText('could not be read as a picture')).toBeVisible()
  await page.getByLabel('Your photo').setInputFiles(upload(Buffer.alloc(1_048_577)))
  await expect(page.getByText('at most 1 MB. Choose a smaller one')).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
})

test('what a form holds is there before its script, and a line typed until then is kept', async ({ visit }) => {
  const priya = await aMember({ firstName: 'Priya' })
  await db.profile.create({ data: { userId: priya.userId, about: 'Ask me about orchids.' } })
  const page = await visit(priya)
  const letThrough = await openSlowly(page, '/profile/edit')
  await expect(page.getByLabel('First name')).toHaveValue('Priya')
  await expect(page.getByLabel('About you')).toHaveValue('Ask me about orchids.')
  await page.getByLabel('Job title').fill('Head of Product')
  letThrough()
  await expectAwake(page)
  await page.getByRole('button', { name: 'Save your profile' }).click()
  await page.waitForURL('/profile')
  await expect(page.getByText('Head of Product')).toBeVisible()
  await expect(page.getByText('Ask me about orchids.')).toBeVisible()
})
