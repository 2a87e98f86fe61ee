import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Actor } from '@/lib/access/actor'
import { record, recordAll, type Act } from '@/lib/audit/record'
import { daysFrom, setClock } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { cellsOf } from '@/tests/factories/exports'
import { anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expect, test } from '@/e2e/support/test'

async function keep(actor: Actor, action: Act['action'], title: string, daysAgo = 0) {
  setClock(() => daysFrom(new Date(), -daysAgo))
  await transaction((tx) => record(tx, actor, { action, objectId: null, title }))
  setClock()
}

/** Two admins, and four lines of what they did. */
async function aKeptLog() {
  const workspace = await aWorkspace()
  const [admin, zoe] = await Promise.all([anAdmin({ workspace }), anAdmin({ workspace, firstName: 'Zoe' })])
  await keep(zoe, 'review.shared', 'Shared long ago', 40)
  await keep(zoe, 'review.exported', 'Exported lately')
  await keep(zoe, 'workspace.edited', 'Renamed lately')
  await keep(admin, 'review.shared', 'Shared by another')
  return { admin, zoe }
}

/** What the file says was done that is exported from the page as it is. */
async function exportedTitles(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Audit log .*\.csv$/)
  const [, ...lines] = cellsOf(await readFile(await download.path(), 'utf8'))
  return lines.map((cells) => cells.at(-1))
}

test('an admin narrows the log by who, what and when, and the file holds what is shown; a longer log says that it is cut', async ({
  page,
  arriveAs,
}) => {
  const { admin, zoe } = await aKeptLog()
  await arriveAs(admin)
  await page.goto('/workspace/edit?tab=audit')
  const log = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem')
  await expect(log).toHaveCount(4)

  await page.getByLabel('Search by person').last().fill('zoe')
  await page.keyboard.press('Enter')
  await expect(log).toHaveCount(3)
  await page.getByLabel('Kind').selectOption('feedback')
  await expect(log).toHaveCount(2)
  await page.getByLabel('Period').selectOption('30')
  await expect(log).toHaveCount(1)
  await expect(log).toContainText('Exported lately')
  expect(await exportedTitles(page)).toEqual(['Exported lately'])

  await log.getByRole('link', { name: /^Zoe/ }).click()
  await expect(page.getByText(/^By Zoe Nair\./)).toBeVisible()
  await expect(log).toHaveCount(1)
  await page.getByLabel('Kind').selectOption('teams')
  await expect(page.getByText('No results')).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(log.first()).toContainText('Exported the audit log: 1 line')

  const act = { action: 'review.shared', objectId: null, title: 'One of many' } as const
  await transaction((tx) =>
    recordAll(
      tx,
      zoe,
      Array.from({ length: 10_000 }, () => act),
    ),
  )
  expect(await exportedTitles(page)).toHaveLength(10_000)
  await expect(page.getByText('The file has the newest 10,000 lines')).toBeVisible()
})
