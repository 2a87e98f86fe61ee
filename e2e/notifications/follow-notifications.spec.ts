import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { db } from '@/lib/platform/db'
import { changeRoles } from '@/lib/members/people/commands/change-roles'
import { shareReview } from '@/lib/reviews/results/commands/share-review'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { needsSession } from '@/lib/shared/routes'
import { deleteTeam } from '@/lib/teams/commands/delete-team'
import { putIntoTeam } from '@/lib/teams/memberships/commands/put-into-team'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aReviewReleasedTo } from '@/tests/factories/releases'
import { placeOf } from '@/tests/factories/respondents'
import { aReview, aRunningReview } from '@/tests/factories/reviews'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { pathAbout, toldPaths } from '@/tests/notifications/told-paths'
import { statusOf } from '@/e2e/support/calls'
import { cookieFor } from '@/e2e/support/session'
import { expect, test } from '@/e2e/support/test'

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
      const { status, location } = await statusOf(path, { cookie })
      expect([200, 307, 403, 404], `${path}, an id ${what}`).toContain(status)
      // What moved on leads there, and never to the sign-in.
      expect(location ?? '', `${path}, an id ${what}`).not.toContain('/auth/')
    }
  }
})

/** Somebody who was asked, released to, shared with, put into a team and made a Manager. */
async function aMuchTold() {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const told = await aMember({ workspace })
  const others = await Promise.all([1, 2].map(() => aMember({ workspace })))
  const asking = await aReview(admin, { asked: [told, ...others], title: 'How we meet' })
  await aReviewReleasedTo(admin, told)
  const read = await aReview(admin, { asked: others, title: 'How we plan' })
  await shareReview(admin, { id: read.id, memberId: told.memberId })
  const team = await aTeam({ workspace, name: 'Harbour' })
  await putIntoTeam(admin, { id: team.id, memberIds: [told.memberId] })
  await changeRoles(admin, { ids: [told.memberId], role: 'Manager' })
  return { admin, told, asking, team }
}

test('a member follows every notification they have, and finds out what is gone', async ({ visit }) => {
  const { admin, told, asking, team } = await aMuchTold()
  const page = await visit(told)
  const rows = page.getByRole('main').getByRole('listitem').getByRole('link')
  const follow = async (row: Locator) => {
    await row.click()
    await page.waitForURL((url) => url.pathname !== '/notifications')
    return page.getByRole('heading', { level: 1 })
  }

  const countUnread = () => db.notification.count({ where: { memberId: told.memberId, readAt: null } })
  await page.goto('/notifications')
  await expect(rows).toHaveCount(5)
  for (let index = 0; index < 5; index++) {
    await page.goto('/notifications')
    await expect(await follow(rows.nth(index))).not.toHaveText(/^\d{3}$/)
    // The link does not wait until the server knows, and what is on its way is lost with the page.
    await expect.poll(countUnread).toBeLessThan(5 - index)
  }
  await page.goto('/notifications?type=unread')
  await expect(rows).toHaveCount(0)

  await deleteTeam(admin, { id: team.id })
  await page.goto('/notifications')
  await expect(rows.filter({ hasText: 'How we meet' })).not.toHaveCount(0)
  await expect(rows.filter({ hasText: 'Harbour' })).toHaveCount(0)
  const { id: assigneeId } = await placeOf(asking, told)
  await removeRespondent(admin, { id: asking.id, assigneeId })
  await page.goto('/notifications')
  await follow(rows.filter({ hasText: 'How we meet' }).last())
  await expect(page.getByText('Your answers are no longer needed')).toBeVisible()
})
