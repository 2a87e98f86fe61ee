import type { Page } from '@playwright/test'
import { aShownWorkspace, type ShownWorld } from './support/shown-world'
import { expectAccessible, expectContrast, expectNoSideways } from './support/looks'
import { expect, test } from './support/test'

type Who = 'nobody' | 'creator' | 'respondent' | 'newcomer'
type Screen = { name: string; who: Who; path: (world: ShownWorld) => string }

const token = 'x'.repeat(43)
const outside: [name: string, path: string][] = [
  ['front page', '/'],
  ['sign-in', '/auth/login?error=SessionRequired'],
  ['register', '/auth/register'],
  ['link sent', '/auth/magic-link/sent'],
  ['used link', `/auth/magic-link/${token}`],
  ['forgotten password', '/forgot-password'],
  ['used reset link', `/reset-password?token=${token}`],
  ['used confirmation', `/email-verification-result?token=${token}`],
  ['unknown review link', `/feedback/rvc-${token}`],
  ['nothing there', '/nowhere-at-all'],
]
const lists = ['received', 'created', 'shared']
const details = ['summary', 'team', 'invited', 'answers']
const steps = ['format', 'questions', 'permissions', 'review']

const screens: Screen[] = [
  ...outside.map(([name, path]): Screen => ({ name, who: 'nobody', path: () => path })),
  { name: 'answering by link', who: 'nobody', path: ({ code }) => `/feedback/rvc-${code}` },
  { name: 'mailbox', who: 'nobody', path: () => '/mailbox' },
  { name: 'home', who: 'creator', path: () => '/dashboard' },
  { name: 'home of a newcomer', who: 'newcomer', path: () => '/dashboard' },
  { name: 'notifications', who: 'respondent', path: () => '/notifications' },
  { name: 'no notifications', who: 'newcomer', path: () => '/notifications?type=unread' },
  { name: 'not for you', who: 'newcomer', path: ({ review }) => `/feedback/preview/${review.id}` },
  ...lists.map((tab): Screen => ({ name: `list of ${tab}`, who: 'creator', path: () => `/feedback?tab=${tab}` })),
  { name: 'empty list', who: 'newcomer', path: () => '/feedback' },
  { name: 'new form', who: 'creator', path: () => '/feedback/add' },
  ...steps.map((step): Screen => ({
    name: `step ${step}`,
    who: 'creator',
    path: ({ draft }) => `/feedback/edit/${draft.id}?step=${step}`,
  })),
  { name: 'draft', who: 'creator', path: ({ draft }) => `/feedback/preview/${draft.id}` },
  { name: 'form preview', who: 'creator', path: ({ draft }) => `/feedback/question/preview?id=${draft.id}` },
  ...details.map((tab): Screen => ({
    name: `results, ${tab}`,
    who: 'creator',
    path: ({ review }) => `/feedback/preview/${review.id}?tab=${tab}`,
  })),
  { name: 'hidden results', who: 'creator', path: ({ anonymous }) => `/feedback/preview/${anonymous.id}` },
  { name: 'answering', who: 'respondent', path: ({ anonymous }) => `/feedback/id/${anonymous.id}` },
  { name: 'receipt', who: 'respondent', path: ({ review }) => `/feedback/id/${review.id}` },
]

/** In both themes, at a desk and on a phone; nothing is loaded anew in between. Of a theme only the contrast depends. */
async function look(page: Page) {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await test.step(`at ${width} px`, () => expectAccessible(page))
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await test.step(`dark at ${width} px`, () => expectContrast(page))
  }
  await expectNoSideways(page)
}

test.use({ expectedErrors: [/status of 40[34]/] })

for (const { name, who, path } of screens) {
  test(`${name} keeps nobody out, in any light and size`, async ({ visit }) => {
    const world = await aShownWorkspace()
    const page = await visit(who === 'nobody' ? undefined : world[who])
    await page.goto(path(world))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // What is streamed in takes the place of the skeleton a moment after the page has loaded.
    await page.waitForLoadState('networkidle')
    await look(page)
  })
}
