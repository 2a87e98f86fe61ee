import { afterEach, expect, test } from 'vitest'
import { resendInvitations } from '@/lib/invitations/commands/resend-invitations'
import { daysFrom, minutesFrom, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aMuteAddress, anInvitation, storedInvitation } from '@/tests/factories/invitations'
import { anAdmin } from '@/tests/factories/members'
import { auditOf } from '@/tests/factories/releases'
import { aWorkspace } from '@/tests/factories/workspaces'
import { letMailsLeave, mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'
import { anInvitingTeam } from './circle'

afterEach(() => setClock())

const wait = (minutes: number) => setClock(() => minutesFrom(new Date(), minutes))

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

test('each gets a mail of its own, expired ones too, and the log has a line for each', async () => {
  const admin = await anAdmin()
  const rows = [await anInvitation(admin), await anInvitation(admin)]
  for (const { email } of rows) await letMailsLeave(email)
  setClock(() => daysFrom(new Date(), 10))
  expect(await resendInvitations(admin, { ids: idsOf(rows) })).toEqual({ done: 2, left: 0 })
  for (const { id, email } of rows) {
    expect(await mailsTo(email)).toHaveLength(2)
    expect((await auditOf(id)).map(({ action }) => action)).toContain('invitation.resent')
  }
  expect(await resendInvitations(admin, { ids: idsOf(rows) })).toEqual({ done: 0, left: 2 })
})

test('leaves out what is no longer pending and who wants no mail, and sends the others', async () => {
  const admin = await anAdmin()
  const [open, accepted, revoked, mute] = [
    await anInvitation(admin),
    await anInvitation(admin),
    await anInvitation(admin),
    await anInvitation(admin),
  ]
  await db.invitation.update({ where: { id: accepted.id }, data: { status: 'ACCEPTED' } })
  await db.invitation.update({ where: { id: revoked.id }, data: { status: 'REVOKED' } })
  await aMuteAddress(admin.workspaceId, mute.email)
  const { tokenHash } = await storedInvitation(mute.id)
  wait(5)
  expect(await resendInvitations(admin, { ids: idsOf([open, accepted, revoked, mute]) })).toEqual({ done: 1, left: 3 })
  expect(await storedInvitation(open.id)).toMatchObject({ sentCount: 2 })
  expect(await storedInvitation(mute.id)).toMatchObject({ sentCount: 1, tokenHash })
})

test('sends none of them above the limit of the day', async () => {
  const admin = await anAdmin({ workspace: await aWorkspace({ plan: 'FREE' }) })
  const rows = []
  for (let number = 0; number < 7; number += 1) rows.push(await anInvitation(admin))
  wait(5)
  expect(await resendInvitations(admin, { ids: idsOf(rows) })).toEqual({ done: 7, left: 0 })
  wait(10)
  await expectRefused(resendInvitations(admin, { ids: idsOf(rows) }), 'too-many')
  for (const { id } of rows) expect(await storedInvitation(id)).toMatchObject({ sentCount: 2 })
})

test('one that its reader can’t see refuses them all', async () => {
  const { manager, admin, invitation } = await anInvitingTeam()
  const another = await anInvitation(admin)
  wait(5)
  await expectRefused(resendInvitations(manager, { ids: idsOf([invitation, another]) }), 'not-found')
  expect(await storedInvitation(invitation.id)).toMatchObject({ sentCount: 1 })
})
