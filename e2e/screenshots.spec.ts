import type { Page } from '@playwright/test'
import { memberActorAt } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { fromRoot } from '@/scripts/support/root.mjs'
import { expect, test } from './support/test'

const taken = ['light', 'dark'] as const

/** A picture of this screen of the demo in each theme, for the README. */
async function picture(page: Page, path: string, name: string) {
  for (const colorScheme of taken) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.screenshot({ path: fromRoot('docs/screenshots', `${name}-${colorScheme}.png`) })
  }
}

test('the screens of the README are as they look now', async ({ page, arriveAs }) => {
  const manager = await memberActorAt('acme', 'priya@acme.example')
  await arriveAs(manager)
  const { workspaceId, memberId: creatorId } = manager
  const closed = { workspaceId, creatorId, answeredCount: { gt: 2 } }
  const read = await db.review.findFirstOrThrow({ where: closed, orderBy: { answeredCount: 'desc' } })
  const draft = await db.review.findFirst({ where: { workspaceId, creatorId, status: 'DRAFT' } })
  const asked = await db.reviewAssignee.findFirst({
    where: { memberId: creatorId, status: 'PENDING', review: { status: 'ACTIVE' } },
  })
  await picture(page, '/feedback?tab=all', 'feedback')
  await picture(page, `/feedback/preview/${read.id}`, 'summary')
  if (draft) await picture(page, `/feedback/edit/${draft.id}?step=questions`, 'wizard')
  if (asked) await picture(page, `/feedback/id/${asked.reviewId}`, 'answering')
})
