import type { Page } from '@playwright/test'
import { listTabs } from '@/lib/reviews/lists/schema'
import { detailTabs } from '@/lib/reviews/results/schema'
import { aShownWorkspace, type ShownWorld } from './support/shown-world'
import { expectAccessible, expectNoSideways } from './support/looks'
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
/** Lists that hold something for whoever was asked; in the others stands what one has written. */
const tabsOfAsked = ['received', 'pending', 'answered', 'all']
const steps = ['format', 'questions', 'permissions', 'review']

const screens: Screen[] = [
  ...outside.map(([name, path]): Screen => ({ name, who: 'nobody', path: () => path })),
  { name: 'answering by link', who: 'nobody', path: ({ code }) => `/feedback/rvc-${code}` },
  { name: 'mail to people outside', who: 'nobody', path: ({ code }) => `/feedback/rvc-${code}/unsubscribe` },
  { name: 'mailbox', who: 'nobody', path: () => '/mailbox' },
  { name: 'home', who: 'creator', path: () => '/dashboard' },
  { name: 'home of a newcomer', who: 'newcomer', path: () => '/dashboard' },
  { name: 'notifications', who: 'respondent', path: () => '/notifications' },
  { name: 'no notifications', who: 'newcomer', path: () => '/notifications?type=unread' },
  { name: 'not for you', who: 'newcomer', path: ({ review }) => `/feedback/preview/${review.id}` },
  ...listTabs.map((tab): Screen => ({
    name: `list of ${tab}`,
    who: tabsOfAsked.includes(tab) ? 'respondent' : 'creator',
    path: () => `/feedback?tab=${tab}`,
  })),
  { name: 'empty list', who: 'newcomer', path: () => '/feedback' },
  { name: 'new form', who: 'creator', path: () => '/feedback/add' },
  { name: 'new form from a template', who: 'creator', path: () => '/feedback/add?from=templates' },
  { name: 'new form from an earlier one', who: 'creator', path: () => '/feedback/add?from=forms' },
  { name: 'templates', who: 'creator', path: () => '/template' },
  { name: 'no templates', who: 'newcomer', path: () => '/template?tab=mine' },
  { name: 'new template', who: 'creator', path: ({ review }) => `/template/add?review=${review.id}` },
  { name: 'writing a template', who: 'creator', path: ({ template }) => `/template/edit/${template.id}` },
  { name: 'template preview', who: 'creator', path: ({ template }) => `/template/preview/${template.id}` },
  ...steps.map((step): Screen => ({
    name: `step ${step}`,
    who: 'creator',
    path: ({ draft }) => `/feedback/edit/${draft.id}?step=${step}`,
  })),
  { name: 'draft', who: 'creator', path: ({ draft }) => `/feedback/preview/${draft.id}` },
  { name: 'form preview', who: 'creator', path: ({ draft }) => `/feedback/question/preview?id=${draft.id}` },
  ...detailTabs.map((tab): Screen => ({
    name: `results, ${tab}`,
    who: 'creator',
    path: ({ review }) => `/feedback/preview/${review.id}?tab=${tab}`,
  })),
  { name: 'before the release', who: 'creator', path: ({ released }) => `/feedback/preview/${released.id}/as-subject` },
  {
    name: 'hiding an answer',
    who: 'creator',
    path: ({ closed }) => `/feedback/preview/${closed.id}/hide/${closed.answerId}`,
  },
  { name: 'export', who: 'creator', path: ({ review }) => `/feedback/preview/${review.id}/export` },
  { name: 'shared results', who: 'newcomer', path: ({ released }) => `/feedback/shared/${released.id}` },
  { name: 'profile', who: 'newcomer', path: () => '/profile' },
  { name: 'feedback about me', who: 'newcomer', path: () => '/profile?tab=feedback' },
  { name: 'no feedback about me', who: 'respondent', path: () => '/profile?tab=feedback' },
  { name: 'hidden results', who: 'creator', path: ({ anonymous }) => `/feedback/preview/${anonymous.id}` },
  { name: 'answering', who: 'respondent', path: ({ anonymous }) => `/feedback/id/${anonymous.id}` },
  { name: 'receipt', who: 'respondent', path: ({ review }) => `/feedback/id/${review.id}` },
]

const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const

/** At a desk and on a phone, each in one of the themes; nothing is loaded anew in between. */
async function look(page: Page) {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await test.step(`${colorScheme} at ${width} px`, () => expectAccessible(page))
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
