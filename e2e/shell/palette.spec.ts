import type { Page } from '@playwright/test'
import { aMember, anAdmin, aPlace } from '@/tests/factories/members'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { aboutPerson, aResponse, aReview } from '@/tests/factories/reviews'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectAccessible, expectNoSideways } from '@/e2e/support/looks'
import { expect, test } from '@/e2e/support/test'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Find anything' })
const box = (page: Page) => page.getByRole('combobox', { name: 'Search or do anything' })
const line = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })

async function open(page: Page) {
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
}

/** Two colleagues with names of their own, the form one of them sent the other, and somebody of the same name elsewhere. */
async function aPair() {
  const workspace = await aWorkspace({ name: 'Harbour' })
  const me = await aMember({ workspace, firstName: 'Ida', lastName: 'Berg' })
  const tom = await aMember({ workspace, firstName: 'Tomasz', lastName: 'Reed' })
  await aReview(tom, { asked: [me], title: 'Tomorrow, together' })
  const stranger = await anAdmin({ firstName: 'Tomasina', lastName: 'Elsewhere' })
  await aReview(stranger, { asked: [await aMember({ workspace: { id: stranger.workspaceId } })], title: 'Tombola' })
  return { workspace, me, tom }
}

test('it is fetched with the first press of its keys, goes anywhere without a mouse, and gives the focus back', async ({
  page,
  arriveAs,
}) => {
  const { me } = await aPair()
  const scripts: Promise<string>[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.text().catch(() => ''))
  })
  const isFetched = async () => (await Promise.all(scripts)).some((text) => text.includes('Search or do anything'))
  await arriveAs(me)
  await page.goto('/dashboard')
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(0)
  expect(await isFetched()).toBe(false)

  const opener = page.getByRole('button', { name: 'Search', exact: true })
  await opener.focus()
  await open(page)
  expect(await isFetched()).toBe(true)
  await expect(line(page, 'Ask for feedback')).toBeVisible()
  await expect(line(page, 'Invite people')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  await expect(opener).toBeFocused()

  await open(page)
  await page.keyboard.type('notif')
  await expect(line(page, 'Notifications')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/notifications/)
  await expect(palette(page)).toHaveCount(0)
})

test('what is typed while it is being fetched stands in its box, and reaches nothing behind it', async ({
  page,
  arriveAs,
}) => {
  const { me } = await aPair()
  await arriveAs(me)
  await page.goto('/dashboard')
  await page.waitForLoadState('networkidle')
  let release: () => void = () => undefined
  const isTyped = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', (route) => isTyped.then(() => route.continue()))
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.keyboard.type('tom')
  await page.keyboard.press('Enter')
  await expect(palette(page)).toHaveCount(0)
  release()
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('as')
  await expect(box(page)).toHaveValue('tomas')
  await expect(palette(page).getByRole('group', { name: 'People' }).getByRole('option')).toHaveText([/Tomasz Reed/])
})

test('somebody is found by a few letters, with the request of that name once, and nothing from elsewhere', async ({
  page,
  arriveAs,
}) => {
  const { me, tom } = await aPair()
  await arriveAs(me)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('tom')
  await expect(palette(page).getByRole('group', { name: 'To do' }).getByRole('option')).toHaveText([
    /Tomorrow, together/,
  ])
  await expect(palette(page).getByRole('group', { name: 'Feedback' })).toHaveCount(0)
  await expect(palette(page).getByRole('group', { name: 'People' }).getByRole('option')).toHaveText([/Tomasz Reed/])
  await expect(palette(page)).not.toContainText(/Tomasina|Tombola/)
  await page.keyboard.press('ArrowDown')
  await expect(line(page, 'Ask Tomasz Reed a question')).toHaveAttribute('aria-selected', 'true')
  await expect(palette(page)).toContainText('EnterAsk Tomasz Reed a question')
  await page.keyboard.press('ArrowUp')
  await expect(palette(page)).toContainText('EnterOpen Tomasz Reed’s profile')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/profile/preview/${tom.memberId}`))

  await open(page)
  await page.keyboard.type('tombola')
  await expect(palette(page)).toContainText('No results.')
})

test('settings are found by what they set, with help on it below', async ({ page, arriveAs }) => {
  await arriveAs(await aMember())
  await page.goto('/dashboard')
  await open(page)
  await page.keyboard.type('recovery codes')
  await expect(palette(page).getByRole('option')).toHaveText([
    /Password and sign-in/,
    /Two-step sign-in and lost phones/,
  ])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/help\/two-step/)
})

test('“thank” and “release” do what they say, and what was chosen comes first the next time', async ({
  page,
  arriveAs,
}) => {
  const { workspace, tom } = await aPair()
  const me = await anAdmin({ workspace })
  const asked = await aMember({ workspace })
  const closed = await aReview(me, { asked: [asked], ...aboutPerson(tom), title: 'Harbour tour' })
  await aResponse(asked, closed)
  await closeReview(me, { id: closed.id })
  await arriveAs(me)
  await page.goto('/dashboard')
  await open(page)
  await page.keyboard.type('release')
  await expect(palette(page).getByRole('group', { name: 'To do' }).getByRole('option')).toHaveText([/Harbour tour/])
  await box(page).fill('thank tom')
  await line(page, 'Thank Tomasz Reed with applause').click()
  await expect(page.getByRole('dialog', { name: 'Give applause' })).toContainText('Tomasz Reed')
  await page.keyboard.press('Escape')
  await open(page)
  await page.keyboard.type('goals')
  await expect(palette(page).getByRole('option', { name: 'Goals', exact: true, selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/goals/)
  await open(page)
  await expect(palette(page).getByRole('group', { name: 'Often used' }).getByRole('option')).toHaveText(['Goals'])
})

test('another workspace is one line away', async ({ page, arriveAs }) => {
  const { me } = await aPair()
  await aPlace({ userId: me.userId, workspace: await aWorkspace({ name: 'Lighthouse' }) })
  await arriveAs(me)
  await page.goto('/feedback')
  await open(page)
  await page.keyboard.type('switch light')
  await expect(line(page, 'Switch to Lighthouse')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByRole('button', { name: 'Workspace Lighthouse, switch' })).toBeVisible()
})

test('it keeps nobody out, in either theme, and fits a phone', async ({ page, arriveAs }) => {
  const { workspace } = await aPair()
  await arriveAs(await anAdmin({ workspace }))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Find anything' }).click()
    await expect(line(page, 'Invite people')).toBeVisible()
    await expectAccessible(page)
    await box(page).fill('tom')
    await expect(line(page, /Tomasz Reed/).first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)
    await palette(page).getByRole('button', { name: 'Close' }).click()
    await expect(palette(page)).toHaveCount(0)
  }
})

test('asked for in the very moment it closes, it opens again', async ({ page, arriveAs }) => {
  const { me } = await aPair()
  await arriveAs(me)
  await page.goto('/users')
  await open(page)
  await page.evaluate(() => {
    document.querySelector('dialog')?.close()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
  })
  await expect(box(page)).toBeFocused()
  await box(page).fill('tom')
  await expect(line(page, /Tomasz Reed/).first()).toBeVisible()
})

test('? lists the shortcuts of this role, and can be turned off for people who dictate', async ({ page, arriveAs }) => {
  const { me } = await aPair()
  await arriveAs(me)
  await page.goto('/users')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('?')
  await expect(keys).toContainText('Search or do anything')
  await expect(keys).not.toContainText('Edit tags')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await open(page)
  await page.keyboard.press('Control+/')
  await expect(keys).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('searchbox').first().press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await keys.getByRole('switch').uncheck()
  await page.keyboard.press('Escape')
  for (const key of '?/abcdefghijklmnopqrstuvwxyz0123456789') await page.keyboard.press(key)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
