import { expect, test } from 'vitest'
import { revokeInvitations } from '@/lib/invitations/commands/revoke-invitations'
import { db } from '@/lib/platform/db'
import { anInvitation, storedInvitation } from '@/tests/factories/invitations'
import { anAdmin } from '@/tests/factories/members'
import { auditOf } from '@/tests/factories/releases'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'
import { anInvitingTeam } from './circle'

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

test('revokes each and cancels its mail; accepted ones stay, and a second time changes nothing', async () => {
  const admin = await anAdmin()
  const [one, other, accepted] = [await anInvitation(admin), await anInvitation(admin), await anInvitation(admin)]
  await db.invitation.update({ where: { id: accepted.id }, data: { status: 'ACCEPTED' } })
  const ids = idsOf([one, other, accepted])
  expect(await revokeInvitations(admin, { ids })).toEqual({ done: 2, left: 1 })
  for (const { id, email } of [one, other]) {
    expect(await storedInvitation(id)).toMatchObject({ status: 'REVOKED', revokedAt: expect.any(Date) })
    expect(await mailsTo(email)).toEqual([])
  }
  expect(await storedInvitation(accepted.id)).toMatchObject({ status: 'ACCEPTED' })
  await revokeInvitations(admin, { ids })
  expect((await auditOf(one.id)).filter(({ action }) => action === 'invitation.revoked')).toHaveLength(1)
})

test('one that its reader can’t see refuses them all', async () => {
  const { manager, admin, invitation } = await anInvitingTeam()
  const another = await anInvitation(admin)
  await expectRefused(revokeInvitations(manager, { ids: idsOf([invitation, another]) }), 'not-found')
  expect(await storedInvitation(invitation.id)).toMatchObject({ status: 'PENDING' })
})
