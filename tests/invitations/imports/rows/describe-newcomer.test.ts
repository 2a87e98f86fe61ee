import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { describeNewcomer } from '@/lib/invitations/imports/rows/commands/describe-newcomer'
import { db, transaction } from '@/lib/platform/db'
import { anAdmin, aPerson } from '@/tests/factories/members'
import { aDoneImport } from '@/tests/factories/imports'

async function anInvitee(jobTitle: string) {
  const admin = await anAdmin()
  const { id: userId, email } = await aPerson()
  await aDoneImport(admin, [[email, 'Ana', '', '', '', '', '', jobTitle]])
  const { id } = await db.invitation.findFirstOrThrow({ where: { workspaceId: admin.workspaceId, email } })
  return { admin, userId, invitationId: id }
}

const describeAs = ({ workspaceId }: Actor, invitationId: string, userId: string) =>
  transaction((tx) => describeNewcomer(tx, { workspaceId, invitationId, userId }))

const titleOf = async (userId: string) => (await db.profile.findUnique({ where: { userId } }))?.jobTitle

test('the title in the file becomes theirs', async () => {
  const { admin, userId, invitationId } = await anInvitee('Lead')
  await describeAs(admin, invitationId, userId)
  await describeAs(admin, invitationId, userId)
  expect(await titleOf(userId)).toBe('Lead')
})

test('whoever has one keeps it, and a profile without one gets it', async () => {
  const [first, second] = [await anInvitee('Lead'), await anInvitee('Lead')]
  await db.profile.createMany({ data: [{ userId: first.userId, jobTitle: 'Own' }, { userId: second.userId }] })
  for (const { admin, userId, invitationId } of [first, second]) await describeAs(admin, invitationId, userId)
  expect([await titleOf(first.userId), await titleOf(second.userId)]).toEqual(['Own', 'Lead'])
})

test('nothing is written for another workspace, for no title, or without an import', async () => {
  const { admin, userId, invitationId } = await anInvitee('')
  await describeAs(admin, invitationId, userId)
  await describeAs(admin, crypto.randomUUID(), userId)
  const other = await anInvitee('Lead')
  await describeAs(admin, other.invitationId, other.userId)
  expect([await titleOf(userId), await titleOf(other.userId)]).toEqual([undefined, undefined])
})
