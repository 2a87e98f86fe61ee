import type { Page } from '@playwright/test'
import { aGoal } from '@/tests/factories/goals'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expect, test } from '@/e2e/support/test'

/** Whether the goals stand beside each other. */
async function isGrid(page: Page, titles: readonly string[]) {
  const boxes = await Promise.all(titles.map((title) => page.getByRole('link', { name: title }).boundingBox()))
  return new Set(boxes.map((box) => box?.y)).size === 1
}

test('goals are shown as a grid, and each person’s choice stays', async ({ visit }) => {
  const workspace = await aWorkspace()
  const [admin, colleague] = [await anAdmin({ workspace }), await aMember({ workspace })]
  const titles = ['Win clinics', 'Go live sooner']
  for (const title of titles) await aGoal(admin, { title, type: 'Organization' })
  const page = await visit(admin)
  const shown = (other: Page) => expect.poll(() => isGrid(other, titles))
  await page.goto('/goals')
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked()
  await shown(page).toBe(false)
  await page.getByRole('radio', { name: 'Grid' }).check({ force: true })
  await shown(page).toBe(true)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Grid' })).toBeChecked()
  await shown(page).toBe(true)
  const other = await visit(colleague)
  await other.goto('/goals')
  await shown(other).toBe(false)
})
