import { afterEach, expect, test } from 'vitest'
import { renewInvitation } from '@/lib/invitations/steps/renew-invitation'
import type { LockedInvitation } from '@/lib/invitations/steps/lock-invitation'
import { daysFrom, now, setClock } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { hashToken, newToken } from '@/lib/platform/secrets'
import { unmakeTeamManager } from '@/lib/teams/memberships/commands/unmake-team-manager'
import { anAddress, anInvitation, invitesTo, storedInvitation } from '@/tests/factories/invitations'
import { aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { invitePeople } from '@/lib/invitations/commands/invite-people'
import { expectRefused } from '@/tests/support/refused'
import { anInvitingTeam } from './circle'

afterEach(() => setClock())

const as = (token: string) => (held: LockedInvitation, at: Date) => ({
  token,
  sentCount: held.sentCount + 1,
  sentAt: at,
})

test('gives a new link and seven more days; the link before counts no more', async () => {
  const admin = await anAdmin()
  const { id, token } = await anInvitation(admin)
  const later = daysFrom(now(), 2)
  setClock(() => later)
  const next = newToken()
  await transaction((tx) => renewInvitation(tx, admin, { id, renew: as(next) }))
  const stored = await storedInvitation(id)
  expect(stored).toMatchObject({ tokenHash: hashToken(next), expiresAt: daysFrom(later, 7), inviterId: admin.memberId })
  expect(stored.tokenHash).not.toBe(hashToken(token))
})

test('changes nothing where there is no new link', async () => {
  const admin = await anAdmin()
  const { id } = await anInvitation(admin)
  const before = await storedInvitation(id)
  await transaction((tx) => renewInvitation(tx, admin, { id, renew: () => null }))
  expect(await storedInvitation(id)).toEqual(before)
})

test('one that had run out takes a seat again, or is refused it', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const admin = await anAdmin({ workspace })
  const { id } = await anInvitation(admin)
  setClock(() => daysFrom(new Date(), 8))
  await invitePeople(admin, invitesTo(Array.from({ length: 9 }, anAddress)))
  const renew = () => transaction((tx) => renewInvitation(tx, admin, { id, renew: as(newToken()) }))
  await expectRefused(renew(), 'plan-limit')
})

test('one whose inviter had left takes a seat again, or is refused it', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const [leaver, admin] = [await anAdmin({ workspace }), await anAdmin({ workspace })]
  const [one, other] = [await anInvitation(leaver), await anInvitation(leaver)]
  await deactivate(leaver)
  await invitePeople(admin, invitesTo(Array.from({ length: 8 }, anAddress)))
  const renew = (id: string) => transaction((tx) => renewInvitation(tx, admin, { id, renew: as(newToken()) }))
  await renew(one.id)
  await expectRefused(renew(other.id), 'plan-limit')
  await renew(one.id)
  expect(await storedInvitation(other.id)).toMatchObject({ inviterId: leaver.memberId })
})

test('one that is on hold because its inviter may offer it no more keeps its seat', async () => {
  const { workspace, manager, admin, team, invitation } = await anInvitingTeam('FREE')
  await invitePeople(admin, invitesTo(Array.from({ length: 5 }, anAddress)))
  await expectRefused(invitePeople(admin, invitesTo([anAddress()])), 'plan-limit')
  await unmakeTeamManager(admin, { id: team.id, memberId: manager.memberId })
  await transaction((tx) => renewInvitation(tx, admin, { id: invitation.id, renew: as(newToken()) }))
  expect(await storedInvitation(invitation.id)).toMatchObject({
    workspaceId: workspace.id,
    inviterId: admin.memberId,
  })
})

test('the person who renews it answers for it where the sender is gone', async () => {
  const admin = await anAdmin()
  const workspace = { id: admin.workspaceId }
  const other = await anAdmin({ workspace })
  await aMember({ workspace })
  const { id } = await anInvitation(admin)
  await deactivate(admin)
  await transaction((tx) => renewInvitation(tx, other, { id, renew: as(newToken()) }))
  expect(await storedInvitation(id)).toMatchObject({ inviterId: other.memberId })
})
