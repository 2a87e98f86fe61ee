import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db'
import { editWorkspace } from '@/lib/workspaces/commands/edit-workspace'
import { getSettings } from '@/lib/workspaces/queries'
import { editedInWords } from '@/lib/workspaces/rules/workspace-edits'
import { editWorkspaceSchema, type EditWorkspaceInput } from '@/lib/workspaces/schema'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { expectRefused } from '@/tests/support/refused'

const aChange: EditWorkspaceInput = {
  workspaceName: 'Acme & Sons',
  description: 'We make everything.',
  timeZone: 'Europe/Paris',
}

const auditOf = (workspaceId: string) => db.auditEntry.findMany({ where: { workspaceId } })

test('an Admin changes it, and the log says what', async () => {
  const admin = await anAdmin()
  await editWorkspace(admin, aChange)
  const { workspaceName: name, ...rest } = aChange
  expect(await getSettings(admin)).toMatchObject({ name, ...rest })
  const [line] = await auditOf(admin.workspaceId)
  expect(line).toMatchObject({ action: 'workspace.edited', memberId: admin.memberId })
  expect(line?.title).toBe(
    'Renamed it from “Acme” to “Acme & Sons”, changed the description, moved it from UTC to Europe/Paris',
  )
})

test.each([
  ['Manager', aManager],
  ['Member', aMember],
] as const)('a %s does not, and does not see the settings', async (_role, aColleague) => {
  const actor = await aColleague()
  await expectRefused(editWorkspace(actor, aChange), 'forbidden')
  await expectRefused(getSettings(actor), 'forbidden')
})

test('an Admin of another workspace changes only their own', async () => {
  const [admin, stranger] = await Promise.all([anAdmin(), anAdmin()])
  await editWorkspace(stranger, aChange)
  expect(await getSettings(admin)).toMatchObject({ name: 'Acme', description: '' })
})

test('of two Admins who have it open, each keeps what the other changed; the same field is refused', async () => {
  const admin = await anAdmin()
  const seen = { workspaceName: 'Acme', description: '', timeZone: 'UTC' }
  await editWorkspace(admin, { ...seen, seen, description: 'We make everything.' })
  await editWorkspace(admin, { ...seen, seen, workspaceName: 'Acme & Sons' })
  expect(await getSettings(admin)).toMatchObject({ name: 'Acme & Sons', description: 'We make everything.' })
  await expectRefused(editWorkspace(admin, { ...seen, seen, description: 'We make nothing.' }), 'conflict')
  expect(await getSettings(admin)).toMatchObject({ description: 'We make everything.' })
})

test('the same again changes nothing and is not kept', async () => {
  const admin = await anAdmin()
  await editWorkspace(admin, aChange)
  await editWorkspace(admin, aChange)
  expect(await auditOf(admin.workspaceId)).toHaveLength(1)
})

test.each([
  ['workspaceName', ''],
  ['workspaceName', 'x'.repeat(129)],
  ['workspaceName', 'Acme\nBcc: all'],
  ['description', 'x'.repeat(2001)],
  ['description', 'nul\u0000'],
  ['timeZone', 'Mars/Olympus'],
])('%s: %j is refused beside its field', (field, value) => {
  const parsed = editWorkspaceSchema.safeParse({ ...aChange, [field]: value })
  expect(parsed.error?.issues[0]?.path).toEqual([field])
})

test('nothing different is nothing to say', () => {
  const same = { name: 'Acme', description: '', timeZone: 'UTC' }
  expect(editedInWords(same, same)).toBeNull()
  expect(editedInWords(same, { ...same, description: 'New' })).toBe('Changed the description')
})
