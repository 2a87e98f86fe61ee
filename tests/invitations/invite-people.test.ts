import { afterEach, describe, expect, test } from 'vitest'
import { invitePeople } from '@/lib/invitations/commands/invite-people'
import { findInvitation } from '@/lib/invitations/joining/queries'
import { daysFrom, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { hashToken } from '@/lib/platform/secrets'
import { aMuteAddress, anAddress, anInvitation, invitesTo } from '@/tests/factories/invitations'
import { aManager, aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { auditOf } from '@/tests/factories/releases'
import { aTag } from '@/tests/factories/tags'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { mailedToken, mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'

afterEach(() => setClock())

const invitationsOf = (workspaceId: string) =>
  db.invitation.findMany({ where: { workspaceId }, orderBy: { email: 'asc' }, include: { teams: true, tags: true } })

/** What is told of people who are all invited and mailed. */
const invitedAll = { back: [], unmailed: [], left: [], offer: null }

describe('who may', () => {
  test('an Admin invites anybody, in any role, into any team', async () => {
    const admin = await anAdmin()
    const workspace = { id: admin.workspaceId }
    const [team, tag] = [await aTeam({ workspace }), await aTag({ workspace })]
    const email = anAddress()
    const place = { role: 'Manager', teamIds: [team.id], tagIds: [tag.id], isManager: true } as const
    expect(await invitePeople(admin, invitesTo([email], { ...place, teamIds: [team.id], tagIds: [tag.id] }))).toEqual({
      ...invitedAll,
      invited: 1,
    })
    expect(await invitationsOf(workspace.id)).toMatchObject([
      { email, role: 'Manager', teams: [{ teamId: team.id, isManager: true }], tags: [{ tagId: tag.id }] },
    ])
  })

  test('who comes in as no Manager leads no team, whatever was ticked before', async () => {
    const admin = await anAdmin()
    const team = await aTeam({ workspace: { id: admin.workspaceId } })
    await invitePeople(admin, invitesTo([anAddress()], { role: 'Member', teamIds: [team.id], isManager: true }))
    expect(await invitationsOf(admin.workspaceId)).toMatchObject([{ role: 'Member', teams: [{ isManager: false }] }])
  })

  test('the log says into which teams, and whether to lead them', async () => {
    const admin = await anAdmin()
    const [team, email] = [await aTeam({ workspace: { id: admin.workspaceId } }), anAddress()]
    await invitePeople(admin, invitesTo([email], { role: 'Manager', teamIds: [team.id], isManager: true }))
    const [invitation] = await invitationsOf(admin.workspaceId)
    expect(await auditOf(invitation?.id ?? '')).toMatchObject([
      { title: `Invited ${email} as Manager, leading ${team.name}` },
    ])
  })

  test('people who want no mail are named, so that somebody passes their link on', async () => {
    const admin = await anAdmin()
    const [email, other] = [anAddress(), anAddress()]
    await aMuteAddress(admin.workspaceId, email)
    expect(await invitePeople(admin, invitesTo([email, other]))).toMatchObject({ invited: 2, unmailed: [email] })
    expect([await mailsTo(email), await mailsTo(other)]).toMatchObject([[], [{}]])
  })

  test('a Manager invites Members into teams they manage', async () => {
    const workspace = await aWorkspace()
    const manager = await aManager({ workspace })
    const own = await aTeam({ workspace, managers: [manager] })
    expect(await invitePeople(manager, invitesTo([anAddress()], { teamIds: [own.id] }))).toMatchObject({ invited: 1 })
  })

  test('a Manager invites into no other team, into none at all, in no other role, and appoints nobody', async () => {
    const workspace = await aWorkspace()
    const manager = await aManager({ workspace })
    const own = await aTeam({ workspace, managers: [manager] })
    const joined = await aTeam({ workspace, members: [manager] })
    const teamIds = [own.id]
    for (const given of [
      { teamIds: [] },
      { teamIds: [joined.id] },
      { teamIds: [own.id, joined.id] },
      { teamIds, role: 'Manager' as const },
      { teamIds, role: 'Admin' as const },
      { teamIds, isManager: true },
    ]) {
      await expectRefused(invitePeople(manager, invitesTo([anAddress()], given)), 'forbidden', 'teamIds')
    }
    expect(await invitationsOf(workspace.id)).toEqual([])
  })

  test('a Member may not, even one who leads a team', async () => {
    const workspace = await aWorkspace()
    const member = await aMember({ workspace })
    const team = await aTeam({ workspace, managers: [member] })
    const email = anAddress()
    await expectRefused(invitePeople(member, invitesTo([email], { teamIds: [team.id] })), 'forbidden')
    expect(await mailsTo(email)).toEqual([])
  })

  test('teams and tags of another workspace are not there', async () => {
    const admin = await anAdmin()
    const elsewhere = await aWorkspace()
    const [team, tag] = [await aTeam({ workspace: elsewhere }), await aTag({ workspace: elsewhere })]
    await expectRefused(invitePeople(admin, invitesTo([anAddress()], { teamIds: [team.id] })), 'invalid', 'teamIds')
    await expectRefused(invitePeople(admin, invitesTo([anAddress()], { tagIds: [tag.id] })), 'invalid', 'tagIds')
  })
})

test('each gets one mail with a link that is theirs alone; of the link only the hash is kept', async () => {
  const admin = await anAdmin({ firstName: 'Amara', lastName: 'Okafor' })
  const emails = [anAddress(), anAddress()]
  await invitePeople(admin, invitesTo(emails, { firstName: 'Lena', lastName: 'Hoffmann' }))
  const tokens = await Promise.all(emails.map((email) => mailedToken(email, 'invitation.sent')))
  expect(new Set(tokens).size).toBe(2)
  for (const [index, email] of emails.entries()) {
    const props = { inviterName: 'Amara Okafor', workspaceName: admin.workspaceName }
    expect(await mailsTo(email)).toMatchObject([{ event: 'invitation.sent', recipientName: 'Lena Hoffmann', props }])
    const row = await db.invitation.findFirstOrThrow({ where: { email } })
    expect(row.tokenHash).toBe(hashToken(tokens[index] ?? ''))
    expect(JSON.stringify(row)).not.toContain(tokens[index])
    expect(await auditOf(row.id)).toMatchObject([{ action: 'member.invited', memberId: admin.memberId }])
  }
})

test('who is here or waits already is left out and named; the others are invited', async () => {
  const admin = await anAdmin()
  const workspace = { id: admin.workspaceId }
  const here = await aMember({ workspace })
  const waiting = await anInvitation(admin)
  const fresh = anAddress()
  expect(await invitePeople(admin, invitesTo([here.email, waiting.email, fresh]))).toEqual({
    ...invitedAll,
    invited: 1,
    left: [
      { email: here.email, why: 'here' },
      { email: waiting.email, why: 'waiting' },
    ],
  })
  expect(await mailsTo(here.email)).toEqual([])
  expect(await mailsTo(waiting.email)).toHaveLength(1)
})

test('whose access was taken away can be invited, and so can a member of another workspace', async () => {
  const admin = await anAdmin()
  const gone = await aMember({ workspace: { id: admin.workspaceId } })
  await deactivate(gone)
  const stranger = await aMember()
  expect(await invitePeople(admin, invitesTo([gone.email, stranger.email]))).toEqual({
    invited: 2,
    back: [gone.email],
    unmailed: [],
    left: [],
    offer: null,
  })
})

test('whose access was taken away a Manager does not bring back', async () => {
  const workspace = await aWorkspace()
  const manager = await aManager({ workspace })
  const [team, gone] = [await aTeam({ workspace, managers: [manager] }), await aMember({ workspace })]
  await deactivate(gone)
  const fresh = anAddress()
  expect(await invitePeople(manager, invitesTo([gone.email, fresh], { teamIds: [team.id] }))).toEqual({
    invited: 1,
    back: [],
    unmailed: [],
    left: [{ email: gone.email, why: 'gone' }],
    offer: null,
  })
  expect(await invitationsOf(workspace.id)).toMatchObject([{ email: fresh }])
  expect(await mailsTo(gone.email)).toEqual([])
})

test('an invitation that nobody answers for any more makes way for a new one', async () => {
  const workspace = await aWorkspace()
  const [leaver, admin] = [await anAdmin({ workspace }), await anAdmin({ workspace })]
  const manager = await aManager({ workspace })
  const team = await aTeam({ workspace, managers: [manager] })
  const [one, other] = [await anInvitation(leaver), await anInvitation(leaver)]
  await deactivate(leaver)
  expect(await invitePeople(admin, invitesTo([one.email]))).toEqual({ ...invitedAll, invited: 1 })
  expect(await invitePeople(manager, invitesTo([other.email], { teamIds: [team.id] }))).toMatchObject({ invited: 1 })
  const inviters = (await invitationsOf(workspace.id)).map(({ inviterId }) => inviterId)
  expect(inviters.toSorted()).toEqual([admin.memberId, manager.memberId].toSorted())
  expect(await findInvitation({ token: one.token })).toBeNull()
})

test('an invitation that has run out makes way for a new one', async () => {
  const admin = await anAdmin()
  const old = await anInvitation(admin)
  setClock(() => daysFrom(new Date(), 8))
  expect(await invitePeople(admin, invitesTo([old.email], { role: 'Manager' }))).toMatchObject({ invited: 1 })
  expect(await invitationsOf(admin.workspaceId)).toMatchObject([{ id: old.id, role: 'Manager', sentCount: 2 }])
  expect(await findInvitation({ token: old.token })).toBeNull()
  expect(await mailsTo(old.email)).toHaveLength(2)
})

test('pressing twice invites once', async () => {
  const admin = await anAdmin()
  const input = invitesTo([anAddress()])
  const outcomes = await Promise.all([1, 2, 3].map(() => invitePeople(admin, input)))
  expect(outcomes.map(({ invited }) => invited).toSorted()).toEqual([0, 0, 1])
  expect(await mailsTo(input.addressees[0]?.email ?? '')).toHaveLength(1)
})
