import { expect, test } from 'vitest'
import { exportAuditLog } from '@/lib/audit/commands/export-audit-log'
import { record } from '@/lib/audit/record'
import { auditColumns } from '@/lib/audit/rules'
import type { ExportAuditLogInput } from '@/lib/audit/schema'
import { db, transaction } from '@/lib/platform/db'
import { cellsOf } from '@/tests/factories/exports'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { expectRefused } from '@/tests/support/refused'

const everything: ExportAuditLogInput = { who: '', kind: 'all', days: '' }

test('an Admin takes it along as a table, and that becomes a line of its own', async () => {
  const admin = await anAdmin()
  const title = '=1+1 “shared”'
  await transaction((tx) => record(tx, admin, { action: 'review.shared', objectId: null, title }))
  const { fileName, text } = await exportAuditLog(admin, everything)
  expect(fileName).toMatch(/^Audit log \d{4}-\d\d-\d\d\.csv$/)
  expect(text.startsWith('\uFEFF')).toBe(true)
  const [columns, ...lines] = cellsOf(text)
  expect(columns).toEqual(auditColumns)
  expect(lines.map((line) => line.slice(1))).toEqual([['Priya Nair', admin.email, 'review.shared', `'${title}`]])
  const kept = await db.auditEntry.findMany({ where: { workspaceId: admin.workspaceId, action: 'audit.exported' } })
  expect(kept).toMatchObject([{ memberId: admin.memberId, title: 'Exported the audit log: 1 line' }])
})

test.each([
  ['Manager', aManager],
  ['Member', aMember],
] as const)('a %s does not, and no line is written', async (_role, aColleague) => {
  const actor = await aColleague()
  await expectRefused(exportAuditLog(actor, everything), 'forbidden')
  expect(await db.auditEntry.count({ where: { workspaceId: actor.workspaceId } })).toBe(0)
})

test('an Admin of another workspace takes only their own along', async () => {
  const [admin, stranger] = await Promise.all([anAdmin(), anAdmin()])
  await transaction((tx) => record(tx, admin, { action: 'review.shared', objectId: null, title: 'Not yours' }))
  expect((await exportAuditLog(stranger, { ...everything, by: admin.memberId })).text).not.toContain('Not yours')
})
