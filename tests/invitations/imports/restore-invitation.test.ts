import type { InvitationTrace } from '@/lib/invitations/imports/schema'
import { describe, test, expect } from 'vitest'
import { anAdmin } from '@/tests/factories/members'
import { aDoneImport, rowsOf, takeBackRows } from '@/tests/factories/imports/imports'
import { undoImport } from '@/lib/invitations/imports/commands/undo-import'
import { db, transaction } from '@/lib/platform/db'
import { restoreInvitation } from '@/lib/invitations/imports/steps/restore-invitation'
import { anInvitingTeam } from '@/tests/invitations/circle'
import { storedInvitation } from '@/tests/factories/invitations'

const first = ['ana@acme.example', 'Ana', '', '', 'Design']
const second = ['ana@acme.example', 'Ana', 'Silva', 'Manager', 'Lab', 'Design', 'Lisbon']
const offered = { include: { teams: true, tags: true } }
const renamed: InvitationTrace = { kind: 'offered', lastName: { was: 'X', became: '' }, teams: [], tagIds: [] }

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
    expect(await rowsOf(id)).toMatchObject([
      { status: 'DONE', problems: [expect.stringContaining('no longer pending')] },
    ])
  })
})

test('nobody restores an invitation of another workspace', async () => {
  const admin = await anAdmin()
  await aDoneImport(admin, [first])
  const { id } = await db.invitation.findFirstOrThrow({ where: { workspaceId: admin.workspaceId } })
  const restore = async (actor: typeof admin) => transaction((tx) => restoreInvitation(tx, actor, id, renamed))
  expect(await restore(await anAdmin())).toMatch(/no longer pending/)
  expect(await restore(admin)).toBeNull()
  expect(await db.invitation.findUnique({ where: { id } })).toMatchObject({ lastName: 'X' })
})

describe('the person who invited', () => {
  const raised = (was: string, became: string): InvitationTrace => ({
    kind: 'offered',
    teams: [],
    tagIds: [],
    role: { was: 'Member', became: 'Manager' },
    inviter: { was, became },
  })

  async function aRaisedOffer() {
    const world = await anInvitingTeam()
    const { admin, manager, invitation } = world
    const data = { role: 'Manager', inviterId: admin.memberId } as const
    await db.invitation.update({ where: { id: invitation.id }, data })
    const trace = raised(manager.memberId, admin.memberId)
    return { ...world, restore: () => transaction((tx) => restoreInvitation(tx, admin, invitation.id, trace)) }
  }

  test('answers for it again', async () => {
    const { manager, invitation, restore } = await aRaisedOffer()
    expect(await restore()).toBeNull()
    expect(await storedInvitation(invitation.id)).toMatchObject({ role: 'Member', inviterId: manager.memberId })
  })

  test('unless they could not offer it any more', async () => {
    const { admin, manager, team, invitation, restore } = await aRaisedOffer()
    await db.teamMember.deleteMany({ where: { teamId: team.id, memberId: manager.memberId } })
    expect(await restore()).toBeNull()
    expect(await storedInvitation(invitation.id)).toMatchObject({ role: 'Member', inviterId: admin.memberId })
  })

  test('nor where somebody else has come to answer for it since', async () => {
    const { workspace, invitation, restore } = await aRaisedOffer()
    const { memberId: inviterId } = await anAdmin({ workspace })
    await db.invitation.update({ where: { id: invitation.id }, data: { inviterId } })
    expect(await restore()).toBeNull()
    expect(await storedInvitation(invitation.id)).toMatchObject({ inviterId })
  })
})
