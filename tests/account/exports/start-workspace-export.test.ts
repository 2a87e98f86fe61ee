import { test, expect } from 'vitest'
import { anAdmin, aManager, aMember } from '@/tests/factories/members'
import { startWorkspaceExport } from '@/lib/account/exports/commands/start-workspace-export'
import { listWorkspaceExports } from '@/lib/account/exports/queries/list-workspace-exports'
import { db } from '@/lib/platform/db'
import { expectRefused } from '@/tests/support/refused'
import { aWorkspace } from '@/tests/factories/workspaces'
import { workspaceFileName } from '@/lib/account/exports/rules'

test('an Admin asks for a file, and the log says so', async () => {
  const admin = await anAdmin()
  const { id } = await startWorkspaceExport(admin)
  expect(await listWorkspaceExports(admin)).toMatchObject([{ id, status: 'WAITING' }])
  const lines = await db.auditEntry.findMany({ where: { workspaceId: admin.workspaceId } })
  expect(lines).toMatchObject([{ action: 'workspace.exported', memberId: admin.memberId }])
})

test.each([
  ['Manager', aManager],
  ['Member', aMember],
] as const)('a %s does not, and sees no files', async (_role, aColleague) => {
  const actor = await aColleague()
  await expectRefused(startWorkspaceExport(actor), 'forbidden')
  await expectRefused(listWorkspaceExports(actor), 'forbidden')
})

test('what one Admin asked for is shown neither to another nor to an Admin of another workspace', async () => {
  const workspace = await aWorkspace()
  const [admin, other] = await Promise.all([anAdmin({ workspace }), anAdmin({ workspace })])
  await startWorkspaceExport(admin)
  expect(await listWorkspaceExports(other)).toEqual([])
  expect(await listWorkspaceExports(await anAdmin())).toEqual([])
})

test('asked for twice, also at once, it is one file and one line', async () => {
  const admin = await anAdmin()
  const [one, other] = await Promise.all([startWorkspaceExport(admin), startWorkspaceExport(admin)])
  expect(one).toEqual(other)
  expect(await startWorkspaceExport(admin)).toEqual(one)
  expect(await db.auditEntry.count({ where: { workspaceId: admin.workspaceId } })).toBe(1)
})

const at = new Date('2026-11-21T23:30:00Z')

test.each([
  ['Acme', 'UTC', 'Acme 2026-11-21.zip'],
  ['Acme', 'Asia/Tokyo', 'Acme 2026-11-22.zip'],
  ['A/B: <C>', 'UTC', 'A B C 2026-11-21.zip'],
  ['???', 'UTC', 'Workspace 2026-11-21.zip'],
])('the file of %s is called by its day in %s: %s', (name, zone, fileName) => {
  expect(workspaceFileName(name, at, zone)).toBe(fileName)
})
