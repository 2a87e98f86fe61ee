import { describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { undoImport } from '@/lib/invitations/imports/commands/undo-import'
import { describeNewMember } from '@/lib/invitations/joining/steps/describe-new-member'
import { db, transaction } from '@/lib/platform/db'
import { anAdmin, aPerson, aPlace, deactivate } from '@/tests/factories/members'
import { storedInvitation } from '@/tests/factories/invitations'
import { aDoneImport, takeBackRows } from '@/tests/factories/imports/imports'
import { aWorkspace } from '@/tests/factories/workspaces'

async function anInvitee(jobTitle: string) {
  const admin = await anAdmin()
  const { id: userId, email } = await aPerson()
  await aDoneImport(admin, [[email, 'Ana', '', '', '', '', '', jobTitle]])
  const { id } = await db.invitation.findFirstOrThrow({ where: { workspaceId: admin.workspaceId, email } })
  return { admin, userId, invitationId: id }
}

const describeAs = ({ workspaceId }: Actor, invitationId: string, userId: string) =>
  transaction((tx) => describeNewMember(tx, { workspaceId, invitationId, userId }))

const titleOf = async (userId: string) => (await db.profile.findUnique({ where: { userId } }))?.jobTitle

test('the title in the file becomes theirs', async () => {
  const { admin, userId, invitationId } = await anInvitee('Lead')
  await describeAs(admin, invitationId, userId)
  await describeAs(admin, invitationId, userId)
  expect(await titleOf(userId)).toBe('Lead')
})

test('a profile with one keeps it, and one without gets it', async () => {
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

test('somebody in another workspace keeps their own title until they leave it', async () => {
  const { admin, userId, invitationId } = await anInvitee('Lead')
  const elsewhere = await aPlace({ userId, workspace: await aWorkspace() })
  await describeAs(admin, invitationId, userId)
  expect(await titleOf(userId)).toBeUndefined()
  await deactivate(elsewhere)
  await describeAs(admin, invitationId, userId)
  expect(await titleOf(userId)).toBe('Lead')
})

test('the start date in the file becomes theirs in this workspace, unless there is one already', async () => {
  const admin = await anAdmin()
  const { id: userId, email } = await aPerson()
  await aDoneImport(admin, [[email, '2024-02-29']], ['E-mail', 'Start date'])
  const { id } = await db.invitation.findFirstOrThrow({ where: { workspaceId: admin.workspaceId, email } })
  const [here, elsewhere] = [
    await aPlace({ userId, workspace: { id: admin.workspaceId } }),
    await aPlace({ userId, workspace: await aWorkspace() }),
  ]
  const startOf = async ({ memberId }: Actor) =>
    (await db.member.findUniqueOrThrow({ where: { id: memberId } })).startDate?.toISOString().slice(0, 10)
  await describeAs(admin, id, userId)
  expect([await startOf(here), await startOf(elsewhere)]).toEqual(['2024-02-29', undefined])
  await db.member.update({ where: { id: here.memberId }, data: { startDate: new Date('2020-01-01') } })
  await describeAs(admin, id, userId)
  expect(await startOf(here)).toBe('2020-01-01')
})

describe('a later import about somebody who waits', () => {
  const again = async (admin: Actor, invitationId: string, jobTitle: string) => {
    const { email } = await storedInvitation(invitationId)
    return aDoneImport(admin, [[email, 'Ana', 'Nair', '', '', '', '', jobTitle]])
  }

  test('with another title has that become theirs, and one without leaves the first', async () => {
    const [first, second] = [await anInvitee('Lead'), await anInvitee('Lead')]
    await again(first.admin, first.invitationId, 'Head')
    await again(second.admin, second.invitationId, '')
    for (const { admin, userId, invitationId } of [first, second]) await describeAs(admin, invitationId, userId)
    expect([await titleOf(first.userId), await titleOf(second.userId)]).toEqual(['Head', 'Lead'])
  })

  test('that is taken back leaves what was offered before', async () => {
    const { admin, userId, invitationId } = await anInvitee('Lead')
    const { id } = await again(admin, invitationId, 'Head')
    await undoImport(admin, { id })
    await takeBackRows(admin, id)
    await describeAs(admin, invitationId, userId)
    expect(await titleOf(userId)).toBe('Lead')
  })
})
