import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { needsSession } from '@/lib/shared/routes'
import { aMember } from '@/tests/factories/members'
import { aReview, aRunningReview } from '@/tests/factories/reviews'
import { aTeam } from '@/tests/factories/teams'
import { pathAbout, toldPaths } from '@/tests/notifications/told-paths'
import { statusOf } from '../support/calls'
import { cookieFor } from '../support/session'
import { expect, test } from '../support/test'

const inProduct = toldPaths.filter((path) => needsSession(path))

/** Somebody of the workspace, and what there is that they have nothing to do with, or that is not there at all. */
async function aBystander() {
  const { workspace, creator, asked, review } = await aRunningReview()
  const other = await aRunningReview()
  const team = await aTeam({ workspace, members: asked })
  const bystander = await aMember({ workspace })
  const ids = [
    ['of feedback one is not asked', review.id],
    ['of another workspace', other.review.id],
    ['of a team one is not in', team.id],
    ['of a colleague', creator.memberId],
    ['of what is gone', randomUUID()],
    ['that is none', 'gone'],
  ] as const
  return { cookie: await cookieFor(bystander), ids }
}

test('every notification leads to a thing or to a page that says it is gone, whatever became of its object', async () => {
  const { cookie, ids } = await aBystander()
  expect(inProduct.length).toBeGreaterThan(8)
  for (const template of inProduct) {
    for (const [what, id] of ids) {
      const path = pathAbout(template, id)
      const { status } = await statusOf(path, { cookie })
      expect([200, 303, 307, 403, 404], `${path}, an id ${what}`).toContain(status)
    }
  }
})

test('the number at the bell follows what somebody is told, in every window, and what they read', async ({ visit }) => {
  const bellIn = (window: Page) => window.getByRole('link', { name: /^Notifications/ })
  const { creator, respondent } = await aRunningReview()
  const page = await visit(respondent)
  await page.goto('/notifications')
  await expect(bellIn(page)).toContainText('1 unread')
  const second = await page.context().newPage()
  await second.goto('/dashboard')
  await expect(bellIn(second)).toContainText('1 unread')

  await aReview(creator, { asked: [respondent], title: 'One more thing' })
  await expect(bellIn(second)).toContainText('2 unread')
  await expect(bellIn(page)).toContainText('2 unread')
  await expect(page.getByRole('link', { name: /One more thing/ })).toBeVisible()

  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bellIn(page)).not.toContainText('unread')
  await expect(bellIn(second)).not.toContainText('unread')
})
