import { afterEach, describe, expect, test } from 'vitest'
import { memberActor, type Actor } from '@/lib/access/actor'
import { personActor } from '@/lib/access/person'
import { copyInvitationLink } from '@/lib/invitations/commands/copy-invitation-link'
import { invitePeople } from '@/lib/invitations/commands/invite-people'
import { revokeInvitation } from '@/lib/invitations/commands/revoke-invitation'
import { acceptInvitation } from '@/lib/invitations/joining/commands/accept-invitation'
import { daysFrom, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { newToken } from '@/lib/platform/secrets'
import { anAddress, anInvitation, invitesTo, storedInvitation } from '@/tests/factories/invitations'
import { aMember, anAdmin, aPerson, aPlace, deactivate } from '@/tests/factories/members'
import { auditOf } from '@/tests/factories/releases'
import { toldTo } from '@/tests/factories/respondents'
import { aSubscription } from '@/tests/factories/subscriptions'
import { aTag } from '@/tests/factories/tags'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused, refusalOf } from '@/tests/support/refused'
import { anInvitingTeam } from '@/tests/invitations/circle'

afterEach(() => setClock())

/** Somebody with an account elsewhere, invited by an Admin, and the link they got. */
async function somebodyInvited(given: Parameters<typeof anInvitation>[1] = {}, admin?: Actor) {
  const inviter = admin ?? (await anAdmin({ firstName: 'Amara', lastName: 'Okafor' }))
  const { id: userId, email } = await aPerson({ firstName: 'Lena', lastName: 'Hoffmann' })
  const invitation = await anInvitation(inviter, { email, ...given })
  return { inviter, workspaceId: inviter.workspaceId, userId, person: await personActor(userId), ...invitation }
}

const placesOf = (userId: string) =>
  db.member.findMany({ where: { userId }, include: { teams: true, tags: true }, orderBy: { createdAt: 'asc' } })

test('whom it is for has the place with its role, teams and tags, and goes on there', async () => {
  const inviter = await anAdmin()
  const workspace = { id: inviter.workspaceId }
  const [team, tag] = [await aTeam({ workspace }), await aTag({ workspace })]
  const place = { role: 'Manager', teamIds: [team.id], tagIds: [tag.id], isManager: true } as const
  const given = { ...place, teamIds: [team.id], tagIds: [tag.id] }
  const { person, userId, token, id } = await somebodyInvited(given, inviter)
  expect(await acceptInvitation(person, { token })).toEqual({ workspaceId: workspace.id })
  const [member, ...others] = await placesOf(userId)
  expect(member).toMatchObject({
    workspaceId: workspace.id,
    role: 'Manager',
    status: 'ACTIVE',
    teams: [{ teamId: team.id, isManager: true }],
    tags: [{ tagId: tag.id }],
  })
  expect(others).toEqual([])
  expect(await storedInvitation(id)).toMatchObject({ status: 'ACCEPTED', memberId: member?.id })
  expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({ lastWorkspaceId: workspace.id })
})

test('an account that never had a time zone takes that of the browser, and any other keeps its own', async () => {
  const zoneOf = async (userId: string) => (await db.user.findUniqueOrThrow({ where: { id: userId } })).timeZone
  const [first, second] = [await somebodyInvited(), await somebodyInvited()]
  await db.user.update({ where: { id: first.userId }, data: { timeZone: 'UTC' } })
  await db.user.update({ where: { id: second.userId }, data: { timeZone: 'Asia/Kolkata' } })
  for (const { person, token } of [first, second]) await acceptInvitation(person, { token, timeZone: 'Europe/Berlin' })
  expect([await zoneOf(first.userId), await zoneOf(second.userId)]).toEqual(['Europe/Berlin', 'Asia/Kolkata'])
})

test('the inviter is notified, everyone reads it, and the log has it', async () => {
  const { inviter, workspaceId, person, userId, token } = await somebodyInvited()
  await acceptInvitation(person, { token })
  const [member] = await placesOf(userId)
  expect(await toldTo(inviter, 'invitation.accepted')).toEqual([
    `Lena Hoffmann accepted your invitation to ${inviter.workspaceName}`,
  ])
  const lines = await db.activity.findMany({ where: { workspaceId } })
  expect(lines).toMatchObject([{ memberId: null, title: 'Lena Hoffmann joined', createdById: member?.id }])
  expect(await auditOf(member?.id ?? '')).toEqual([
    { action: 'member.joined', memberId: member?.id, title: 'Lena Hoffmann joined as Member, invited by Amara Okafor' },
  ])
})

describe('an invitation for somebody else', () => {
  test('is accepted by nobody who holds its link, and names the address only in part', async () => {
    const { email, token, id } = await somebodyInvited({ email: 'lena.private@newcomers.example' })
    for (const other of [await aMember(), await anAdmin()]) {
      const refusal = await refusalOf(acceptInvitation(await personActor(other.userId), { token }))
      expect(refusal.code).toBe('forbidden')
      expect(refusal.message).toContain('l•••@newcomers.example')
      expect(refusal.message).not.toContain(email)
    }
    expect(await storedInvitation(id)).toMatchObject({ status: 'PENDING', memberId: null })
  })

  test('is accepted by only one of two people with one link', async () => {
    const { person, token, workspaceId } = await somebodyInvited()
    const other = await personActor((await aPerson()).id)
    const attempts = await Promise.allSettled([other, person, other].map((who) => acceptInvitation(who, { token })))
    expect(attempts.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected'])
    expect(await db.member.count({ where: { workspaceId } })).toBe(2)
  })
})

test('pressing in several tabs joins once, and says the same in each', async () => {
  const { inviter, person, token, userId, workspaceId } = await somebodyInvited()
  const outcomes = await Promise.all([1, 2, 3].map(() => acceptInvitation(person, { token })))
  expect(outcomes).toEqual([{ workspaceId }, { workspaceId }, { workspaceId }])
  expect(await placesOf(userId)).toHaveLength(1)
  expect(await toldTo(inviter, 'invitation.accepted')).toHaveLength(1)
  expect(await db.activity.count({ where: { workspaceId } })).toBe(1)
})

test('a link that opens nothing joins nobody', async () => {
  const { inviter, person, userId, token, id } = await somebodyInvited()
  await expectRefused(acceptInvitation(person, { token: newToken() }), 'not-found')
  await copyInvitationLink(inviter, { id })
  await expectRefused(acceptInvitation(person, { token }), 'not-found')
  expect(await placesOf(userId)).toEqual([])
})

test.each([
  ['has run out', async () => setClock(() => daysFrom(new Date(), 7))],
  ['was taken back', async (inviter: Actor, id: string) => void (await revokeInvitation(inviter, { id }))],
  ['is of somebody who is gone', deactivate],
  [
    'is of a workspace that is being deleted',
    async ({ workspaceId }: Actor) =>
      void (await db.workspace.update({ where: { id: workspaceId }, data: { deletionAt: new Date() } })),
  ],
])('an invitation that %s joins nobody', async (_what, happens) => {
  const { inviter, person, userId, token, id } = await somebodyInvited()
  await happens(inviter, id)
  await expectRefused(acceptInvitation(person, { token }), 'not-found')
  expect(await placesOf(userId)).toEqual([])
})

test('taking it back and accepting it at once end in one of the two', async () => {
  const { inviter, person, userId, token, id } = await somebodyInvited()
  await Promise.allSettled([acceptInvitation(person, { token }), revokeInvitation(inviter, { id })])
  const { status } = await storedInvitation(id)
  expect(await placesOf(userId)).toHaveLength(status === 'ACCEPTED' ? 1 : 0)
})

test('whose access was taken away has it again, in the new role, with what was theirs', async () => {
  const inviter = await anAdmin()
  const workspace = { id: inviter.workspaceId }
  const gone = await aMember({ workspace, role: 'Admin' })
  const [old, fresh] = [await aTeam({ workspace, members: [gone] }), await aTeam({ workspace })]
  await deactivate(gone)
  const { token } = await anInvitation(inviter, { email: gone.email, teamIds: [fresh.id] })
  await acceptInvitation(await personActor(gone.userId), { token })
  const [place, ...others] = await placesOf(gone.userId)
  expect(place).toMatchObject({ id: gone.memberId, status: 'ACTIVE', deactivatedAt: null, role: 'Member' })
  expect(place?.teams.map(({ teamId }) => teamId).toSorted()).toEqual([old.id, fresh.id].toSorted())
  expect(others).toEqual([])
  expect((await memberActor(gone.memberId)).role).toBe('Member')
})

test('whose access was taken away after a Manager had invited their address stays out until an Admin lets them back', async () => {
  const { workspace, team, manager, admin } = await anInvitingTeam()
  const { person, userId, token, id } = await somebodyInvited({ teamIds: [team.id] }, manager)
  const place = await aPlace({ userId, workspace })
  await deactivate(place)
  await expectRefused(acceptInvitation(person, { token }), 'forbidden')
  expect(await placesOf(userId)).toMatchObject([{ status: 'DEACTIVATED', teams: [] }])
  expect(await storedInvitation(id)).toMatchObject({ status: 'PENDING' })
  await revokeInvitation(admin, { id })
  const { token: fromAdmin } = await anInvitation(admin, { email: person.email })
  await acceptInvitation(person, { token: fromAdmin })
  expect(await placesOf(userId)).toMatchObject([{ status: 'ACTIVE' }])
})

test('a team or tag that is gone meanwhile keeps nobody out', async () => {
  const inviter = await anAdmin()
  const workspace = { id: inviter.workspaceId }
  const [team, tag] = [await aTeam({ workspace }), await aTag({ workspace })]
  const { person, userId, token } = await somebodyInvited({ teamIds: [team.id], tagIds: [tag.id] }, inviter)
  await db.team.delete({ where: { id: team.id } })
  await db.tag.delete({ where: { id: tag.id } })
  await acceptInvitation(person, { token })
  expect(await placesOf(userId)).toMatchObject([{ status: 'ACTIVE', teams: [], tags: [] }])
})

describe('when the plan has become smaller', () => {
  async function aFullWorkspace() {
    const workspace = await aWorkspace({ plan: 'PRO' })
    const inviter = await anAdmin({ workspace, firstName: 'Amara', lastName: 'Okafor' })
    for (let count = 1; count < 9; count += 1) await aMember({ workspace })
    const invited = [await somebodyInvited({}, inviter), await somebodyInvited({}, inviter)] as const
    await invitePeople(inviter, invitesTo([anAddress(), anAddress()]))
    await db.subscription.deleteMany({ where: { workspaceId: workspace.id } })
    return { workspace, invited }
  }

  test('only as many come in as there are seats, and the others read whom to ask', async () => {
    const { workspace, invited } = await aFullWorkspace()
    const attempts = await Promise.allSettled(invited.map(({ person, token }) => acceptInvitation(person, { token })))
    expect(attempts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await db.member.count({ where: { workspaceId: workspace.id, status: 'ACTIVE' } })).toBe(10)
    const left = invited[attempts[0]?.status === 'fulfilled' ? 1 : 0]
    const refusal = await refusalOf(acceptInvitation(left.person, { token: left.token }))
    expect([refusal.code, refusal.message]).toEqual([
      'plan-limit',
      'Acme has no seats left. Ask Amara Okafor to free one.',
    ])
    await aSubscription({ workspace, plan: 'PRO' })
    await acceptInvitation(left.person, { token: left.token })
  })
})

test('a super admin takes no place, whatever it is', async () => {
  const admin = await anAdmin()
  const { id: userId, email } = await aPerson({ isSuperAdmin: true })
  const { token, id } = await anInvitation(admin, { email, role: 'Admin' })
  await expectRefused(acceptInvitation(await personActor(userId), { token }), 'forbidden')
  expect(await placesOf(userId)).toEqual([])
  expect(await storedInvitation(id)).toMatchObject({ status: 'PENDING' })
})
