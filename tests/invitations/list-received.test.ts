import { aPerson, anAdmin, deactivate } from '@/tests/factories/members'
import { anInvitation } from '@/tests/factories/invitations'
import { listReceivedInvitations } from '@/lib/invitations/queries/list-received'
import { personActor } from '@/lib/access/person'
import { test, expect } from 'vitest'
import { findInvitation } from '@/lib/invitations/joining/queries'
import { copyInvitationLink } from '@/lib/invitations/commands/copy-invitation-link'
import { revokeInvitation } from '@/lib/invitations/commands/revoke-invitation'
import { db } from '@/lib/platform/db'
import { daysFrom, now } from '@/lib/platform/clock'

/** Somebody with an account, invited by an Admin of a workspace that is new to them. */
async function anInvited() {
  const [{ id, email }, admin] = await Promise.all([aPerson(), anAdmin({ firstName: 'Ada' })])
  const invitation = await anInvitation(admin, { email })
  return { admin, invitation, received: async () => listReceivedInvitations(await personActor(id)) }
}

const tokenIn = (path = '') => path.split('/').at(-1) ?? ''

test('the person signed in under the address finds it, with the link that works', async () => {
  const { received } = await anInvited()
  const [offer, ...others] = await received()
  expect(offer).toMatchObject({ workspaceName: 'Acme', inviterName: 'Ada Nair' })
  expect(others).toEqual([])
  expect(await findInvitation({ token: tokenIn(offer?.path) })).toMatchObject({ state: 'waiting' })
})

test('also when its link was passed on by hand', async () => {
  const { admin, invitation, received } = await anInvited()
  await copyInvitationLink(admin, { id: invitation.id })
  expect(await findInvitation({ token: tokenIn((await received())[0]?.path) })).toMatchObject({ state: 'waiting' })
})

test('nobody else finds it', async () => {
  await anInvited()
  expect(await listReceivedInvitations(await personActor((await aPerson()).id))).toEqual([])
})

test('one that was revoked, has run out, whose inviter left, or whose workspace is being deleted, is not offered', async () => {
  const [revoked, late, left, leaving] = [await anInvited(), await anInvited(), await anInvited(), await anInvited()]
  await revokeInvitation(revoked.admin, { id: revoked.invitation.id })
  await db.invitation.update({ where: { id: late.invitation.id }, data: { expiresAt: daysFrom(now(), -1) } })
  await deactivate(left.admin)
  const { workspaceId: id } = leaving.admin
  await db.workspace.update({ where: { id }, data: { deletionAt: daysFrom(now(), 9) } })
  for (const { received } of [revoked, late, left, leaving]) expect(await received()).toEqual([])
})
