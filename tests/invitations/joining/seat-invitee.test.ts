import { describe, expect, test } from 'vitest'
import { seatInvitee } from '@/lib/invitations/joining/steps/seat-invitee'
import { findInvitation } from '@/lib/invitations/joining/queries'
import { lockLinkedInvitation } from '@/lib/invitations/joining/steps/lock-linked-invitation'
import { listInvitations } from '@/lib/invitations/queries/list-invitations'
import { invitationListSchema } from '@/lib/invitations/schema'
import { changeRoles } from '@/lib/members/people/commands/change-roles'
import { db, transaction } from '@/lib/platform/db'
import { unmakeTeamManager } from '@/lib/teams/memberships/commands/unmake-team-manager'
import { anInvitation, storedInvitation } from '@/tests/factories/invitations'
import { aMember, anAdmin, aPerson, deactivate } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { aFullTeam, aTeam, placesIn } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'
import { anInvitingTeam } from '@/tests/invitations/circle'

async function aGuest(token: string) {
  const { id: userId, firstName, lastName } = await aPerson()
  const seat = () =>
    transaction(async (tx) =>
      seatInvitee(tx, await lockLinkedInvitation(tx, { token }), { userId, firstName, lastName }),
    )
  return { userId, seat }
}

test('an invitation seats one person, once', async () => {
  const admin = await anAdmin()
  const { token, id } = await anInvitation(admin)
  const [first, second] = [await aGuest(token), await aGuest(token)]
  await first.seat()
  await expectRefused(second.seat(), 'conflict')
  expect(await storedInvitation(id)).toMatchObject({ status: 'ACCEPTED', acceptedAt: expect.any(Date) })
  expect(await db.member.count({ where: { workspaceId: admin.workspaceId } })).toBe(2)
})

test('for an existing member it is used up quietly, and their role stays', async () => {
  const admin = await anAdmin()
  const { token } = await anInvitation(admin, { role: 'Admin' })
  const { userId, memberId, firstName, lastName } = await aMember({ workspace: { id: admin.workspaceId } })
  await transaction(async (tx) =>
    seatInvitee(tx, await lockLinkedInvitation(tx, { token }), { userId, firstName, lastName }),
  )
  expect(await db.member.findUnique({ where: { id: memberId } })).toMatchObject({ role: 'Member' })
  expect(await toldTo(admin, 'invitation.accepted')).toEqual([])
})

describe('whose place in a team lets feedback be read', () => {
  test('from when on they joined, after a Manager invited them; the whole, after an Admin did', async () => {
    const { admin, team, invitation } = await anInvitingTeam()
    const { token } = await anInvitation(admin, { teamIds: [team.id] })
    const [first, second] = [await aGuest(invitation.token), await aGuest(token)]
    await first.seat()
    await second.seat()
    const readFromOf = async (userId: string) =>
      (await db.teamMember.findFirstOrThrow({ where: { teamId: team.id, member: { userId } } })).readFrom
    expect([await readFromOf(first.userId), await readFromOf(second.userId)]).toEqual([expect.any(Date), null])
  })
})

test('somebody who returns as the manager of a team they were in leads it', async () => {
  const workspace = await aWorkspace()
  const [admin, ana] = [await anAdmin({ workspace }), await aMember({ workspace })]
  const team = await aTeam({ workspace, members: [ana] })
  await deactivate(ana)
  const { token } = await anInvitation(admin, { role: 'Manager', teamIds: [team.id], isManager: true })
  await transaction(async (tx) => seatInvitee(tx, await lockLinkedInvitation(tx, { token }), ana))
  expect(await placesIn(team.id)).toEqual({ [ana.memberId]: true })
})

describe('an offer that the sender may no longer make seats nobody', () => {
  test('after an Admin was unmade, their offer of an Admin’s place', async () => {
    const workspace = await aWorkspace()
    const [admin, other] = [await anAdmin({ workspace }), await anAdmin({ workspace })]
    const { token, id } = await anInvitation(admin, { role: 'Admin' })
    await changeRoles(other, { ids: [admin.memberId], role: 'Manager' })
    const guest = await aGuest(token)
    expect(await findInvitation({ token })).toMatchObject({ state: 'stopped' })
    await expectRefused(guest.seat(), 'not-found')
    expect(await storedInvitation(id)).toMatchObject({ status: 'PENDING' })
    await changeRoles(other, { ids: [admin.memberId], role: 'Admin' })
    await guest.seat()
    expect(await storedInvitation(id)).toMatchObject({ status: 'ACCEPTED' })
  })

  test('after a Manager lost the team, their offer of a place in it', async () => {
    const { manager, admin, team, invitation } = await anInvitingTeam()
    await unmakeTeamManager(admin, { id: team.id, memberId: manager.memberId })
    const [row] = (await listInvitations(admin, invitationListSchema.parse({}))).rows
    expect(row).toMatchObject({ id: invitation.id, state: 'stopped' })
    await expectRefused((await aGuest(invitation.token)).seat(), 'not-found')
  })
})

test('somebody invited to full teams joins without them, and the sender is told', async () => {
  const admin = await anAdmin()
  const workspace = { id: admin.workspaceId }
  const [full, other] = [await aFullTeam(workspace), await aTeam({ workspace })]
  const { token } = await anInvitation(admin, { teamIds: [full.id, other.id] })
  const { userId, seat } = await aGuest(token)
  await seat()
  const { teams, user } = await db.member.findFirstOrThrow({ where: { userId }, include: { teams: true, user: true } })
  expect(teams.map(({ teamId }) => teamId)).toEqual([other.id])
  const joined = `${user.firstName} ${user.lastName} accepted your invitation to ${admin.workspaceName}`
  expect(await toldTo(admin, 'invitation.accepted')).toEqual([`${joined}, but ${full.name} had no room`])
})
