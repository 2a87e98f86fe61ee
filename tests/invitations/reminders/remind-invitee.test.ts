import { afterEach, describe, expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { invitedCode } from '@/lib/access/invitee'
import { copyInvitationLink } from '@/lib/invitations/commands/copy-invitation-link'
import { resendInvitation } from '@/lib/invitations/commands/resend-invitation'
import { revokeInvitation } from '@/lib/invitations/commands/revoke-invitation'
import { registerInvitee } from '@/lib/invitations/joining/commands/register-invitee'
import { findInvitation } from '@/lib/invitations/joining/queries'
import { listInvitations } from '@/lib/invitations/queries/list-invitations'
import { remindInvitee } from '@/lib/invitations/reminders/commands/remind-invitee'
import { invitationListSchema } from '@/lib/invitations/schema'
import { unsubscribe } from '@/lib/notifications/unsubscribing/commands/unsubscribe'
import { getUnsubscribing } from '@/lib/notifications/unsubscribing/queries/list-unsubscribed'
import { unsubscribePath } from '@/lib/notifications/unsubscribing/rules'
import { setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { newToken } from '@/lib/platform/secrets'
import { aPerson, aPlace, aVisitor, deactivate } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { mailedToken, mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'
import { anInvited, at, remindedAt, run } from './sending'

afterEach(() => setClock())

const dueAt = '2026-11-20T08:00:00Z'

test('reminds by the link of the first mail, which goes on working', async () => {
  const { workspace, invitation } = await anInvited()
  at(dueAt)
  expect(await remindInvitee(systemActor(workspace.id), { id: invitation.id })).toEqual({ count: 1 })
  expect(await mailedToken(invitation.email, 'invitation.reminded')).toBe(invitation.token)
  expect(await findInvitation({ token: invitation.token })).toMatchObject({ state: 'waiting' })
  const props = { recipientName: 'Lena', inviterName: 'Amara Okafor', endsOn: 'Nov 24, 2026' }
  expect((await mailsTo(invitation.email)).at(-1)).toMatchObject({ props })
})

test('after a link was passed on it reminds by that one', async () => {
  const { workspace, admin, invitation } = await anInvited()
  const { link } = await copyInvitationLink(admin, invitation)
  at(dueAt)
  await remindInvitee(systemActor(workspace.id), { id: invitation.id })
  const token = await mailedToken(invitation.email, 'invitation.reminded')
  expect(link).toContain(token)
  // A mail proves the address, so nobody is asked to have another sent.
  const mail = (await mailsTo(invitation.email)).at(-1)
  const proof = new URL(mail?.props['link'] ?? '').searchParams.get('proof') ?? undefined
  expect(await findInvitation({ token, proof })).toMatchObject({ isMailed: true })
})

test('a workspace reminds of none but its own', async () => {
  const { invitation } = await anInvited()
  at(dueAt)
  const elsewhere = systemActor((await aWorkspace()).id)
  expect(await remindInvitee(elsewhere, { id: invitation.id })).toEqual({ count: 0 })
})

type World = Awaited<ReturnType<typeof anInvited>>

describe('nobody is reminded', () => {
  test.each<[string, (world: World) => Promise<unknown>]>([
    [
      'who has joined',
      ({ invitation: { token } }) =>
        registerInvitee(aVisitor(), { token, firstName: 'Lena', lastName: '', timeZone: 'UTC' }),
    ],
    [
      'who has got a place without it',
      async ({ workspace, invitation: { email } }) => aPlace({ userId: (await aPerson({ email })).id, workspace }),
    ],
    ['whose invitation was taken back', ({ admin, invitation }) => revokeInvitation(admin, invitation)],
    ['whose invitation is of somebody who is gone', ({ admin }) => deactivate(admin)],
    [
      'whose invitation has run out',
      ({ invitation: { id } }) => db.invitation.update({ where: { id }, data: { expiresAt: new Date(dueAt) } }),
    ],
  ])('%s', async (_who, happens) => {
    const world = await anInvited()
    await happens(world)
    at(dueAt)
    const { workspace, invitation } = world
    expect(await remindInvitee(systemActor(workspace.id), { id: invitation.id })).toEqual({ count: 0 })
    await run(dueAt)
    expect(await remindedAt(invitation.email)).toEqual([])
  })

  test('whose address takes no mail', async () => {
    const { invitation } = await anInvited()
    const bounce = { email: invitation.email, reason: 'No such mailbox', createdAt: new Date() }
    await db.bouncedAddress.create({ data: bounce })
    await run(dueAt)
    expect(await remindedAt(invitation.email)).toEqual([])
  })
})

test('its letters carry the way out of them, for people and for mail programs, and it is no way in', async () => {
  const { invitation } = await anInvited()
  const [letter] = await mailsTo(invitation.email)
  const link = String(letter?.props['unsubscribeLink'])
  expect(link).toContain(unsubscribePath(invitedCode(invitation.id)))
  expect(link).not.toContain(invitation.token)
  expect(await findInvitation({ token: invitedCode(invitation.id) })).toBeNull()
})

test('who wants no mail from the workspace is not reminded, nor sent another; the list says so', async () => {
  const { workspace, admin, invitation } = await anInvited()
  const code = invitedCode(invitation.id)
  await unsubscribe(aVisitor(), { code })
  expect(await getUnsubscribing(code)).toMatchObject({ email: invitation.email, isUnsubscribed: true })
  at(dueAt)
  await remindInvitee(systemActor(workspace.id), { id: invitation.id })
  await expectRefused(resendInvitation(admin, { id: invitation.id }), 'conflict')
  expect((await mailsTo(invitation.email)).map(({ event }) => event)).toEqual(['invitation.sent'])
  const [row] = (await listInvitations(admin, invitationListSchema.parse({}))).rows
  expect(row).toMatchObject({ state: 'waiting', isUnsubscribed: true })
})

test('a code that was made up is nobody’s', async () => {
  const { invitation } = await anInvited()
  for (const code of [`${invitation.id}-${'x'.repeat(43)}`, invitation.id, newToken()]) {
    await unsubscribe(aVisitor(), { code })
    await expectRefused(getUnsubscribing(code), 'not-found')
  }
})
