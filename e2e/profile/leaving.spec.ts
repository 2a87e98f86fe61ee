import { hoursFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { anAdmin, aMember, aPlace, deactivate } from '@/tests/factories/members'
import { aCircle, aResponse, aReview } from '@/tests/factories/reviews'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { linkIn, mailedLink, mailsTo, mailTo } from '@/e2e/support/mail'
import { expect, test } from '@/e2e/support/test'

const password = 'harbour kettle moss'

test('an address is changed by the link that arrives at the new one', async ({ arriveAs, page }) => {
  const actor = await aMember({ password })
  const email = `${unique('new')}@acme.example`
  await arriveAs(actor)
  await page.goto('/profile?tab=settings')
  await page.getByLabel('New e-mail address').fill(email)
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Mail me the link' }).click()
  await expect(page.getByRole('main').getByText('Check your new mailbox')).toBeVisible()
  const link = linkIn(await mailTo(email), '/email-verification-result')
  await page.goto(link)
  await page.goto('/profile')
  await expect(page.getByRole('main').getByText(actor.email)).toBeVisible()
  await page.goto(link)
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByText(`You now sign in with ${email}.`)).toBeVisible()
  expect(await mailedLink(actor.email, '/forgot-password')).toBe('/forgot-password')
  expect(await mailedLink(actor.email, '/support')).toBe('/support?query=contact')
})

test('who comes in by links shows by one that it is them, before they say another address', async ({ visit }) => {
  const actor = await aMember()
  const email = `${unique('new')}@acme.example`
  const page = await visit(actor)
  await page.goto('/profile?tab=settings')
  await page.getByRole('button', { name: 'Mail me the link' }).click()
  await expect(page.getByText('Check your mail')).toBeVisible()
  await page.goto(await mailedLink(actor.email, '/profile'))
  await page.getByLabel('New e-mail address').fill(email)
  await page.getByRole('button', { name: 'Mail me the link' }).click()
  await expect(page.getByRole('main').getByText('Check your new mailbox')).toBeVisible()
  await page.goto(await mailedLink(email, '/email-verification-result'))
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByText(`You now sign in with ${email}.`)).toBeVisible()
})

test('an account is deleted after all was said, and what they were is gone', async ({ visit }) => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const actor = await aMember({ workspace, password })
  const page = await visit(actor)
  await page.goto('/profile?tab=settings')
  await page.getByRole('link', { name: 'Delete my account' }).click()
  await page.waitForURL('/profile/delete')
  await expect(page.getByText('Kept')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.waitForURL('/auth/login?done=deleted')
  await expect(page.getByText('Your account is deleted.')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText('Sign in to continue')).toBeVisible()

  const colleague = await visit(admin)
  await colleague.goto(`/profile/preview/${actor.memberId}`)
  await expect(colleague.getByRole('heading', { name: 'Former colleague' })).toBeVisible()
  await expect(colleague.getByText(actor.email)).toHaveCount(0)
})

test('who comes in by links ends their account by one, and what they answered stays, under nobody’s name', async ({
  visit,
}) => {
  const { creator, asked } = await aCircle(1)
  const [actor = creator] = asked
  const review = await aReview(creator, { asked })
  await aResponse(actor, review)
  const page = await visit(actor)
  await page.goto('/profile/delete')
  await page.getByRole('button', { name: 'Mail me the link' }).click()
  await expect(page.getByText('Check your mail')).toBeVisible()
  await page.goto(await mailedLink(actor.email, '/profile/delete'))
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.waitForURL('/auth/login?done=deleted')

  const reader = await visit(creator)
  await reader.goto(`/feedback/preview/${review.id}?tab=answers`)
  await expect(reader.getByText('They listen first').first()).toBeVisible()
  await expect(reader.getByText('Former colleague').first()).toBeVisible()
  await expect(reader.getByText(actor.lastName)).toHaveCount(0)
})

/** Makes the links that somebody was mailed ones of long ago, as if newer ones had been asked for. */
const outdate = (recipient: string) =>
  db.mail.updateMany({ where: { recipient }, data: { key: unique('older'), createdAt: hoursFrom(now(), -1) } })

test('a page whose link runs out while it is open offers a new one, and goes on by that', async ({ visit }) => {
  const actor = await aMember()
  const page = await visit(actor)
  await page.goto('/profile/delete')
  await page.getByRole('button', { name: 'Mail me the link' }).click()
  await expect(page.getByText('Check your mail')).toBeVisible()
  await page.goto(await mailedLink(actor.email, '/profile/delete'))
  await outdate(actor.email)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This link isn’t yours or has expired.' })).toBeVisible()
  await page.getByRole('button', { name: 'Mail me the link' }).click()
  await expect(page.getByText('Check your mail')).toBeVisible()
  await expect.poll(async () => (await mailsTo(actor.email)).length, { timeout: 20_000 }).toBe(2)
  await page.goto(await mailedLink(actor.email, '/profile/delete'))
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.waitForURL('/auth/login?done=deleted')

  const mover = await aMember()
  const settings = await visit(mover)
  await settings.goto('/profile?tab=settings')
  await settings.getByRole('button', { name: 'Mail me the link' }).click()
  await expect(settings.getByText('Check your mail')).toBeVisible()
  await settings.goto(await mailedLink(mover.email, '/profile'))
  await outdate(mover.email)
  await settings.getByLabel('New e-mail address').fill(`${unique('new')}@acme.example`)
  await settings.getByRole('button', { name: 'Mail me the link' }).click()
  await expect(settings.getByText('This link isn’t yours or has expired.')).toBeVisible()
  await settings.getByRole('button', { name: 'Mail me the link' }).click()
  await expect(settings.getByText('Check your mail')).toBeVisible()
})

test('the only admin of others is led to where another can be made, in that very workspace', async ({
  arriveAs,
  page,
}) => {
  const workspace = await aWorkspace({ name: 'Harbour Works' })
  await aMember({ workspace })
  const { userId } = await anAdmin({ workspace, password })
  await arriveAs(await aPlace({ userId, workspace: await aWorkspace({ name: 'Lighthouse' }) }))
  await page.goto('/profile/delete')
  await expect(page.getByText('You’re the only admin of Harbour Works')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete account' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Delete Harbour Works' })).toBeVisible()
  await page.getByRole('link', { name: 'People of Harbour Works' }).click()
  await page.getByRole('button', { name: 'Switch to Harbour Works' }).click()
  await expect(page.getByRole('button', { name: 'Workspace Harbour Works, switch' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'People' }).getByRole('listitem')).toHaveCount(2)
})

test('who was let go takes their data along and ends their account, from where they are asked to go on', async ({
  visit,
}) => {
  const workspace = await aWorkspace()
  await anAdmin({ workspace })
  const actor = await aMember({ workspace, password })
  const page = await visit(actor)
  await deactivate(actor)
  await page.goto('/profile')
  await page.waitForURL('/workspace/switch')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('my-rapport-data.json')
  await page.getByRole('link', { name: 'Delete my account' }).click()
  await page.waitForURL('/profile/delete')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('link', { name: 'Back to your workspaces' })).toBeVisible()
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.waitForURL('/auth/login?done=deleted')
  await page.goto('/workspace/switch')
  await expect(page.getByText('Sign in to continue')).toBeVisible()
})

test('who belongs to no workspace and signs in by a link on the way to the end of their account arrives there', async ({
  visit,
  page,
}) => {
  const actor = await aMember()
  const before = await visit(actor)
  await deactivate(actor)
  await before.goto('/profile/delete')
  await before.getByRole('button', { name: 'Mail me the link' }).click()
  await expect(before.getByText('Check your mail')).toBeVisible()
  const link = await mailedLink(actor.email, '/profile/delete')

  await page.goto(link)
  await expect(page.getByText('Sign in to continue')).toBeVisible()
  await page.getByLabel('E-mail').fill(actor.email)
  await page.getByRole('button', { name: 'E-mail me a link instead' }).click()
  await expect(page.getByText('If the address has an account')).toBeVisible()
  await page.goto(await mailedLink(actor.email, '/auth/magic-link/'))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(({ pathname, search }) => `${pathname}${search}` === link)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.waitForURL('/auth/login?done=deleted')
})
