import type { Page } from '@playwright/test'
import { memberActor, memberActorAt } from '@/lib/access/actor'
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
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: fromRoot('docs/screenshots', `${name}-${colorScheme}.png`) })
  }
}

test('the screens of the README are as they look now', async ({ visit }) => {
  const manager = await memberActorAt('acme', 'manager@acme.example')
  const { workspaceId } = manager
  await db.celebration.updateMany({ where: { workspaceId }, data: { viewedAt: new Date(Date.now()) } })
  const read = await db.review.findFirstOrThrow({
    where: { workspaceId, anonymity: 'NAMED' },
    orderBy: { answeredCount: 'desc' },
  })
  const draft = await db.review.findFirstOrThrow({ where: { workspaceId, status: 'DRAFT' } })
  const asked = await db.reviewAssignee.findFirstOrThrow({
    where: { workspaceId, status: 'PENDING', memberId: { not: null }, review: { status: 'ACTIVE' } },
  })
  const as = async (memberId: string | null) => visit(await memberActor(memberId ?? ''))
  await picture(await visit(manager), '/feedback?tab=all', 'feedback')
  await picture(await as(read.creatorId), `/feedback/preview/${read.id}`, 'summary')
  await picture(await as(draft.creatorId), `/feedback/edit/${draft.id}?step=questions`, 'wizard')
  await picture(await as(asked.memberId), `/feedback/id/${asked.reviewId}`, 'answering')
})
