import { expect, test } from 'vitest'
import { seatInvitee } from '@/lib/invitations/joining/commands/seat-invitee'
import { holdLinked } from '@/lib/invitations/joining/queries'
import { db, transaction } from '@/lib/platform/db'
import { anInvitation, storedInvitation } from '@/tests/factories/invitations'
import { aMember, anAdmin, aPerson } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { expectRefused } from '@/tests/support/refused'

async function aGuest(token: string) {
  const { id: userId, firstName, lastName } = await aPerson()
  const seat = () =>
    transaction(async (tx) => seatInvitee(tx, await holdLinked(tx, token), { userId, firstName, lastName }))
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

test('of somebody who is here already it is used up quietly, and their role stays', async () => {
  const admin = await anAdmin()
  const { token } = await anInvitation(admin, { role: 'Admin' })
  const { userId, memberId, firstName, lastName } = await aMember({ workspace: { id: admin.workspaceId } })
  await transaction(async (tx) => seatInvitee(tx, await holdLinked(tx, token), { userId, firstName, lastName }))
  expect(await db.member.findUnique({ where: { id: memberId } })).toMatchObject({ role: 'Member' })
  expect(await toldTo(admin, 'invitation.accepted')).toEqual([])
})
