import { expect, test } from 'vitest'
import { revokeInvitation } from '@/lib/invitations/commands/revoke-invitation'
import { findInviteStart } from '@/lib/invitations/queries/find-invite-start'
import { anInvitation } from '@/tests/factories/invitations'
import { anAdmin } from '@/tests/factories/members'
import { aTag } from '@/tests/factories/tags'
import { aTeam } from '@/tests/factories/teams'
import { db } from '@/lib/platform/db'
import { anInvitingTeam, outsiders } from './circle'

const lena = { firstName: 'Lena', lastName: 'Hoffmann' }

test('inviting somebody again begins with what the revoked invitation offered', async () => {
  const admin = await anAdmin()
  const workspace = { id: admin.workspaceId }
  const [team, tag] = [await aTeam({ workspace, name: 'Design' }), await aTag({ workspace, name: 'Mentor' })]
  const given = { ...lena, role: 'Manager', teamIds: [team.id], tagIds: [tag.id], isManager: true } as const
  const { id, email } = await anInvitation(admin, { ...given, teamIds: [team.id], tagIds: [tag.id] })
  await revokeInvitation(admin, { id })
  expect(await findInviteStart(admin, id)).toEqual({
    addressees: `Lena Hoffmann <${email}>`,
    role: 'Manager',
    isManager: true,
    teams: [{ id: team.id, name: 'Design' }],
    tags: [{ id: tag.id, name: 'Mentor' }],
  })
})

test('a name that would be read as another stays out', async () => {
  const admin = await anAdmin()
  const { id, email } = await anInvitation(admin, { firstName: 'Lena, ana@acme.example', lastName: '' })
  expect((await findInviteStart(admin, id))?.addressees).toBe(email)
  expect((await findInviteStart(admin, (await anInvitation(admin)).id))?.addressees).not.toContain('<')
})

test('a Manager begins with the teams they still lead, and people beyond their reach with nothing', async () => {
  const world = await anInvitingTeam()
  const { manager, invitation, team } = world
  expect((await findInviteStart(manager, invitation.id))?.teams).toMatchObject([{ id: team.id }])
  for (const [, actor] of outsiders(world)) expect(await findInviteStart(actor, invitation.id)).toBeNull()
  await db.teamMember.updateMany({ where: { memberId: manager.memberId }, data: { isManager: false } })
  expect(await findInviteStart(manager, invitation.id)).toMatchObject({ role: 'Member', teams: [] })
})
