import type { Page } from '@playwright/test'
import { anApplauseCircle } from '@/tests/factories/applause'
import { aMember } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { signIn } from '@/e2e/support/session'
import { expect, test } from '@/e2e/support/test'

const isBack = 'Your unsaved changes are back'
const storageOf = (page: Page) => page.evaluate(() => JSON.stringify(localStorage))

/** A colleague to meet, in a browser that leaves pages without being asked. */
async function aPairIn(visit: (actor: Awaited<ReturnType<typeof aMember>>) => Promise<Page>) {
  const workspace = await aWorkspace()
  const [ada, bo] = [await aMember({ workspace }), await aMember({ workspace })]
  const page = await visit(ada)
  page.on('dialog', (dialog) => void dialog.accept())
  return { workspace, ada, bo, page }
}

for (const { path, box } of [
  { path: '/followups/add', box: 'Agenda' },
  { path: '/one-on-one/add', box: 'Description' },
]) {
  test(`what was typed at ${path} is there again after a reload, until it is sent`, async ({ visit }) => {
    const { bo, page } = await aPairIn(visit)
    const open = async () => {
      await page.goto(`${path}?with=${bo.memberId}`)
      await page.waitForLoadState('networkidle')
    }
    const text = page.getByRole('textbox', { name: box })
    await open()
    await page.getByLabel('Title').fill('Launch review')
    await text.fill('Budget and dates')
    await page.reload()
    await expect(page.getByText(isBack)).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('Launch review')
    await expect(text).toHaveValue('Budget and dates')

    await page.goto(path)
    await expect(text).toHaveValue('')
    await open()
    await page.getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Launch review' })).toBeVisible()
    await open()
    await expect(text).toHaveValue('')
    expect(await storageOf(page)).not.toContain('Budget')
  })
}

test('what was typed waits for its writer when the session ends, and is gone for the next person', async ({
  visit,
}) => {
  const { workspace, ada, page } = await aPairIn(visit)
  await page.goto('/followups/add')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Title').fill('Launch review')
  await page.context().clearCookies()
  await page.goto('/followups/add')
  await expect(page).toHaveURL(/\/auth\/login/)
  await signIn(page.context(), ada)
  await page.goto('/followups/add')
  await expect(page.getByLabel('Title')).toHaveValue('Launch review')

  const elsewhere = await aMember()
  await signIn(page.context(), elsewhere)
  await page.goto('/followups/add')
  await page.waitForLoadState('networkidle')
  await expect(page.getByLabel('Title')).toHaveValue('')
  expect(await storageOf(page)).not.toContain('Launch review')
  await signIn(page.context(), await aMember({ workspace }))
  await page.goto('/followups/add')
  await expect(page.getByLabel('Title')).toHaveValue('')
})

test('a closed dialog keeps the message of an applause until it is sent or discarded', async ({ visit }) => {
  const { giver, tom } = await anApplauseCircle()
  const page = await visit(giver)
  page.on('dialog', (question) => void question.accept())
  const dialog = page.getByRole('dialog', { name: 'Give applause' })
  const message = dialog.getByRole('textbox', { name: 'Message' })
  const open = async () => {
    await page.goto(`/profile/preview/${tom.memberId}`)
    await page.getByRole('main').getByRole('link', { name: 'Give applause' }).click()
    await expect(message).toBeVisible()
  }
  await open()
  await page.waitForLoadState('networkidle')
  await message.fill('You saw it through to the end.')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.goto(`/applaud/add?to=${tom.memberId}`)
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('You saw it through to the end.')
  await open()
  await expect(message).toHaveValue('You saw it through to the end.')
  await dialog.getByRole('radio', { name: 'Teamwork' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Applause sent')).toBeVisible()

  await open()
  await expect(message).toHaveValue('')
  await page.waitForLoadState('networkidle')
  await message.fill('And another thing.')
  await page.keyboard.press('Escape')
  await open()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(message).toHaveValue('')
  expect(await storageOf(page)).not.toContain('And another thing.')
})
