import { expect, test } from 'vitest'
import { invitePeople } from '@/lib/invitations/commands/invite-people'
import { revokeInvitation } from '@/lib/invitations/commands/revoke-invitation'
import { findInvitation } from '@/lib/invitations/joining/queries'
import { db } from '@/lib/platform/db'
import { anAddress, anInvitation, invitesTo, storedInvitation } from '@/tests/factories/invitations'
import { anAdmin } from '@/tests/factories/members'
import { auditOf } from '@/tests/factories/releases'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'
import { anInvitingTeam, outsiders } from './circle'

test('its sender and an Admin may revoke it, nobody else finds it', async () => {
  const world = await anInvitingTeam()
  const { manager, admin, team, invitation } = world
  for (const [, actor] of outsiders(world)) await expectRefused(revokeInvitation(actor, invitation), 'not-found')
  expect(await storedInvitation(invitation.id)).toMatchObject({ status: 'PENDING' })
  await revokeInvitation(manager, invitation)
  expect(await storedInvitation(invitation.id)).toMatchObject({ status: 'REVOKED', revokedAt: expect.any(Date) })
  const another = await anInvitation(manager, { teamIds: [team.id] })
  await revokeInvitation(admin, another)
  expect(await findInvitation({ token: another.token })).toMatchObject({ state: 'revoked' })
})

test('a mail that has not left does not leave any more', async () => {
  const admin = await anAdmin()
  const email = anAddress()
  await invitePeople(admin, invitesTo([email]))
  const { id } = await db.invitation.findFirstOrThrow({ where: { email } })
  expect(await mailsTo(email)).toHaveLength(1)
  await revokeInvitation(admin, { id })
  expect(await mailsTo(email)).toEqual([])
})

test('a second time changes nothing, and the log has one line', async () => {
  const admin = await anAdmin()
  const { id, email } = await anInvitation(admin)
  const outcomes = await Promise.all([1, 2, 3].map(() => revokeInvitation(admin, { id })))
  expect(outcomes).toEqual([{ email }, { email }, { email }])
  expect((await auditOf(id)).filter(({ action }) => action === 'invitation.revoked')).toHaveLength(1)
})

test('what was accepted cannot be taken back', async () => {
  const admin = await anAdmin()
  const { id } = await anInvitation(admin)
  await db.invitation.update({ where: { id }, data: { status: 'ACCEPTED' } })
  await expectRefused(revokeInvitation(admin, { id }), 'conflict')
})
