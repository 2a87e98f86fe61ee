import { anAdmin } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { aDoneImport } from '@/tests/factories/imports/imports'
import type { Actor } from '@/lib/access/actor'
import { transaction, db } from '@/lib/platform/db'
import { readKnown } from '@/lib/invitations/imports/queries/known-people'
import { updateInvitation } from '@/lib/invitations/imports/steps/update-invitation'
import { test, expect } from 'vitest'
import { mailsTo } from '@/tests/support/outbox'
import { auditOf } from '@/tests/factories/releases'
import { anInvitingTeam } from '@/tests/invitations/circle'
import type { Change } from '@/lib/invitations/imports/rules/row-changes'
import { storedInvitation } from '@/tests/factories/invitations'

const offered = { include: { teams: { include: { team: true } }, tags: { include: { tag: true } } } }

async function anOffer() {
  const admin = await anAdmin()
  const email = `${unique('ana')}@acme.example`
  await aDoneImport(admin, [[email, 'Ana', '', '', 'Design']])
  return { admin, email }
}

const change = {
  lastName: 'Silva',
  role: 'Manager' as const,
  teams: [{ name: 'design', isManager: true }],
  tags: ['Lisbon'],
}

const update = (admin: Actor, email: string) =>
  transaction(async (tx) => {
    const { invitation } = (await readKnown(tx, admin, [email]))(email)
    if (!invitation) throw new Error('Nobody waits.')
    return updateInvitation(tx, admin, { invitation, change })
  })

test('the invitation that waits offers more, and no second mail is sent', async () => {
  const { admin, email } = await anOffer()
  const trace = await update(admin, email)
  const [invitation] = await db.invitation.findMany({ where: { workspaceId: admin.workspaceId }, ...offered })
  expect(invitation).toMatchObject({
    firstName: 'Ana',
    lastName: 'Silva',
    role: 'Manager',
    status: 'PENDING',
    sentCount: 1,
    teams: [{ isManager: true, team: { name: 'Design' } }],
    tags: [{ tag: { name: 'Lisbon' } }],
  })
  expect(trace).toEqual({
    kind: 'offered',
    lastName: { was: '', became: 'Silva' },
    role: { was: 'Member', became: 'Manager' },
    teams: [{ teamId: invitation?.teams[0]?.teamId, was: false, became: true }],
    tagIds: [invitation?.tags[0]?.tagId],
  })
  expect(await mailsTo(email)).toHaveLength(1)
  expect((await auditOf(invitation?.id ?? '')).at(-1)).toMatchObject({
    action: 'invitation.changed',
    memberId: admin.memberId,
    title: `Changed the invitation of ${email} to Manager, leading Design`,
  })
})

test('a Manager’s invitation that comes to offer more than a Manager may belongs to the person who changed it', async () => {
  const { workspace, admin, manager, team, invitation } = await anInvitingTeam()
  const add = (change: Change) =>
    transaction(async (tx) => {
      const { invitation: pending } = (await readKnown(tx, admin, [invitation.email]))(invitation.email)
      if (!pending) throw new Error('Nobody waits.')
      return updateInvitation(tx, admin, { invitation: pending, change })
    })
  await add({ lastName: 'Silva', teams: [{ name: team.name, isManager: false }], tags: [] })
  expect(await storedInvitation(invitation.id)).toMatchObject({ inviterId: manager.memberId })
  const trace = await add({ role: 'Manager', teams: [], tags: [] })
  expect(trace).toMatchObject({ inviter: { was: manager.memberId, became: admin.memberId } })
  const stored = { workspaceId: workspace.id, role: 'Manager', inviterId: admin.memberId }
  expect(await storedInvitation(invitation.id)).toMatchObject(stored)
})
