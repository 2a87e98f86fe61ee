import { randomUUID } from 'node:crypto'
import { db, transaction } from '@/lib/platform/db'
import { teamCreated } from '@/lib/teams/notices'
import { aManager, aMember } from '@/tests/factories/members'
import { aPictureFile } from '@/tests/factories/pictures'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectAwake } from '@/e2e/support/awake'
import { openSlowly, tap } from '@/e2e/support/slow-line'
import { expect, test } from '@/e2e/support/test'

const upload = (buffer: Buffer) => ({ name: 'me.png', mimeType: 'image/png', buffer })

test('somebody adds a photo and tells what they do; colleagues see both, whom they report to and what they did lately', async ({
  visit,
}) => {
  const workspace = await aWorkspace()
  const priya = await aMember({ workspace })
  const page = await visit(priya)
  await page.goto('/profile')
  await page.getByLabel('Your photo').setInputFiles(upload(Buffer.from(await aPictureFile())))
  await expect(page.getByText('New photo saved')).toBeVisible()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Job title').fill('Head of Product')
  await page.getByLabel('Mobile').fill('+91 98765 43210')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL('/profile')
  await expect(page.getByText('+91 98765 43210')).toBeVisible()

  const manager = await aManager({ workspace, firstName: 'Lena', lastName: 'Hoffmann' })
  await aTeam({ workspace, members: [priya], managers: [manager] })
  await transaction((tx) => teamCreated(tx, priya, { id: randomUUID(), name: 'Anvils' }))
  const colleague = await visit(manager)
  await colleague.goto(`/profile/preview/${priya.memberId}`)
  await expect(colleague.getByRole('heading', { level: 1, name: 'Priya Nair' })).toBeVisible()
  await expect(colleague.getByText('Head of Product')).toBeVisible()
  await expect(colleague.getByText('+91 98765 43210')).toHaveCount(0)
  const lately = colleague.getByRole('list', { name: 'Activity of Priya Nair' })
  await expect(lately.getByRole('listitem')).toHaveText(/created the team Anvils/)
  const leader = colleague.getByRole('main').getByRole('link', { name: 'Lena Hoffmann' })
  await expect(leader).toHaveAttribute('href', `/profile/preview/${manager.memberId}`)
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
  await expect(page.getByText('isn’t a picture we can read')).toBeVisible()
  await page.getByLabel('Your photo').setInputFiles(upload(Buffer.alloc(1_048_577)))
  await expect(page.getByText('A picture can be at most 1 MB')).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
})

test('a form takes no words and no press before its script has come', async ({ visit }) => {
  const priya = await aMember({ firstName: 'Priya' })
  await db.profile.create({ data: { userId: priya.userId, about: 'Ask me about orchids.' } })
  const page = await visit(priya)
  const letThrough = await openSlowly(page, '/profile/edit')
  const about = page.getByLabel('About you')
  const save = page.getByRole('button', { name: 'Save' })
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1
  })
  await tap(about)
  await page.keyboard.type('Lost')
  await tap(save)
  await expect(about).toHaveValue('Ask me about orchids.')
  await expect(page).toHaveURL('/profile/edit')
  letThrough()
  await expectAwake(page)
  await expect(about).toHaveValue('Ask me about orchids.')
  expect(sent).toBe(0)

  await about.fill('Ask me about ferns.')
  await expect(page.getByText('19 / 2,000')).toBeVisible()
  await page.getByRole('link', { name: 'Cancel' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await page.getByLabel('First name').fill('')
  await save.click()
  await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true')
  await expect(about).toHaveValue('Ask me about ferns.')
  await page.getByLabel('First name').fill('Priya')
  await save.dblclick()
  await page.waitForURL('/profile')
  await expect(page.getByText('Ask me about ferns.')).toBeVisible()
})
