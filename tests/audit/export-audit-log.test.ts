import { afterEach, expect, test } from 'vitest'
import { exportAuditLog } from '@/lib/audit/commands/export-audit-log'
import { record, recordAll } from '@/lib/audit/record'
import type { ExportAuditLogInput } from '@/lib/audit/schema'
import { minutesFrom, setClock } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { cellsOf } from '@/tests/factories/exports'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { expectRefused } from '@/tests/support/refused'

afterEach(() => setClock())

const everything: ExportAuditLogInput = { who: '', kind: 'all', days: '' }

test('an Admin takes it along as a table, and that becomes a line of its own', async () => {
  const admin = await anAdmin()
  const title = '=1+1 “shared”'
  await transaction((tx) => record(tx, admin, { action: 'review.shared', objectId: null, title }))
  const { fileName, text, isCut } = await exportAuditLog(admin, everything)
  expect(isCut).toBe(false)
  expect(fileName).toMatch(/^Audit log \d{4}-\d\d-\d\d\.csv$/)
  expect(text.startsWith('\uFEFF')).toBe(true)
  const [columns, ...lines] = cellsOf(text)
  expect(columns).toEqual(['When (UTC)', 'Who', 'E-mail', 'Act', 'What'])
  expect(lines.map((line) => line.slice(1))).toEqual([['Priya Nair', admin.email, 'Feedback shared', `'${title}`]])
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

test('of a longer log it holds the newest ten thousand lines, and says that there are more', async () => {
  const admin = await anAdmin()
  const act = { action: 'review.shared', objectId: null } as const
  await transaction((tx) => record(tx, admin, { ...act, title: 'The oldest of all' }))
  setClock(() => minutesFrom(new Date(), 1))
  const many = Array.from({ length: 10_000 }, (_, index) => ({ ...act, title: `Line ${index}` }))
  await transaction((tx) => recordAll(tx, admin, many))
  const { text, isCut } = await exportAuditLog(admin, everything)
  expect(isCut).toBe(true)
  expect(cellsOf(text)).toHaveLength(10_001)
  expect(text).not.toContain('The oldest of all')
})
