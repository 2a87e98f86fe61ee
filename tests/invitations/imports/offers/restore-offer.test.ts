import { describe, expect, test } from 'vitest'
import { restoreOffer } from '@/lib/invitations/imports/offers/commands/restore-offer'
import type { Offered } from '@/lib/invitations/imports/rows/schema'
import { undoImport } from '@/lib/invitations/imports/commands/undo-import'
import { db, transaction } from '@/lib/platform/db'
import { anAdmin } from '@/tests/factories/members'
import { aDoneImport, rowsOf, takeBackRows } from '@/tests/factories/imports'

const first = ['ana@acme.example', 'Ana', '', '', 'Design']
const second = ['ana@acme.example', 'Ana', 'Silva', 'Manager', 'Lab', 'Design', 'Lisbon']
const offered = { include: { teams: true, tags: true } }
const renamed: Offered = { kind: 'offered', lastName: { was: 'X', became: '' }, teams: [], tagIds: [] }

describe('an invitation that a later import changed', () => {
  test('offers again what it did, and the earlier import stays', async () => {
    const admin = await anAdmin()
    await aDoneImport(admin, [first])
    const { id } = await aDoneImport(admin, [second])
    expect(await rowsOf(id)).toMatchObject([{ status: 'DONE', action: 'UPDATE', before: { kind: 'offered' } }])
    await undoImport(admin, { id })
    await takeBackRows(admin, id)
    expect(await rowsOf(id)).toMatchObject([{ status: 'UNDONE' }])
    const [invitation] = await db.invitation.findMany({ where: { workspaceId: admin.workspaceId }, ...offered })
    expect(invitation).toMatchObject({ lastName: '', role: 'Member', status: 'PENDING', tags: [] })
    expect(invitation?.teams).toMatchObject([{ isManager: false }])
  })

  test('stays when it was answered meanwhile', async () => {
    const admin = await anAdmin()
    await aDoneImport(admin, [first])
    const { id } = await aDoneImport(admin, [second])
    await undoImport(admin, { id })
    await db.invitation.updateMany({ where: { workspaceId: admin.workspaceId }, data: { status: 'ACCEPTED' } })
    await takeBackRows(admin, id)
    expect(await rowsOf(id)).toMatchObject([{ status: 'DONE', problems: [expect.stringContaining('does not wait')] }])
  })
})

test('nobody restores an invitation of another workspace', async () => {
  const admin = await anAdmin()
  await aDoneImport(admin, [first])
  const { id } = await db.invitation.findFirstOrThrow({ where: { workspaceId: admin.workspaceId } })
  const restore = async (actor: typeof admin) => transaction((tx) => restoreOffer(tx, actor, id, renamed))
  expect(await restore(await anAdmin())).toMatch(/does not wait/)
  expect(await restore(admin)).toBeNull()
  expect(await db.invitation.findUnique({ where: { id } })).toMatchObject({ lastName: 'X' })
})
