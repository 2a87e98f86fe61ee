import { afterEach, expect, test } from 'vitest'
import { copyInvitationLink } from '@/lib/invitations/commands/copy-invitation-link'
import { invitePeople } from '@/lib/invitations/commands/invite-people'
import { resendInvitation } from '@/lib/invitations/commands/resend-invitation'
import { findInvitation } from '@/lib/invitations/joining/queries'
import { daysFrom, minutesFrom, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aMuteAddress, anAddress, anInvitation, invitesTo, storedInvitation } from '@/tests/factories/invitations'
import { anAdmin } from '@/tests/factories/members'
import { auditOf } from '@/tests/factories/releases'
import { aWorkspace } from '@/tests/factories/workspaces'
import { letMailsLeave, mailedToken, mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'
import { anInvitingTeam, outsiders } from './circle'

afterEach(() => setClock())

const wait = (minutes: number) => setClock(() => minutesFrom(new Date(), minutes))

test('its sender and every Admin may send it again, nobody else finds it', async () => {
  const world = await anInvitingTeam()
  const { manager, admin, invitation } = world
  wait(5)
  for (const [who, actor] of outsiders(world)) {
    await expectRefused(resendInvitation(actor, invitation), 'not-found')
    expect(await mailsTo(invitation.email), who).toHaveLength(1)
  }
  await letMailsLeave(invitation.email)
  await resendInvitation(manager, invitation)
  await letMailsLeave(invitation.email)
  wait(10)
  await resendInvitation(admin, invitation)
  expect(await mailsTo(invitation.email)).toHaveLength(3)
  expect((await auditOf(invitation.id)).map(({ action }) => action)).toContain('invitation.resent')
})

test('sends nothing to people who want no mail, and the link that was passed on keeps working', async () => {
  const { admin, invitation } = await anInvitingTeam()
  await aMuteAddress(admin.workspaceId, invitation.email)
  const { tokenHash } = await storedInvitation(invitation.id)
  wait(5)
  await expectRefused(resendInvitation(admin, invitation), 'conflict')
  expect(await storedInvitation(invitation.id)).toMatchObject({ tokenHash, sentCount: 1 })
})

test('a Manager sends nothing again for a team they lead no more', async () => {
  const { manager, team, invitation } = await anInvitingTeam()
  await db.teamMember.updateMany({ where: { teamId: team.id, memberId: manager.memberId }, data: { isManager: false } })
  wait(5)
  await expectRefused(resendInvitation(manager, invitation), 'forbidden')
})

test('the newest link alone counts, for seven days from then', async () => {
  const admin = await anAdmin()
  const { id, email, token } = await anInvitation(admin)
  const later = daysFrom(new Date(), 10)
  setClock(() => later)
  expect(await findInvitation({ token })).toMatchObject({ state: 'expired' })
  expect(await resendInvitation(admin, { id })).toEqual({ email, isSent: true })
  const newest = await mailedToken(email, 'invitation.sent')
  expect(newest).not.toBe(token)
  expect(await findInvitation({ token })).toBeNull()
  expect(await findInvitation({ token: newest })).toMatchObject({
    state: 'waiting',
    expiresAt: daysFrom(later, 7),
    isMailed: true,
  })
})

test('pressing several times sends it once more, and says which press did', async () => {
  const admin = await anAdmin()
  const { id, email } = await anInvitation(admin)
  expect(await resendInvitation(admin, { id })).toEqual({ email, isSent: false })
  expect(await mailsTo(email)).toHaveLength(1)
  wait(5)
  const answers = await Promise.all([1, 2, 3].map(() => resendInvitation(admin, { id })))
  expect(answers.filter(({ isSent }) => isSent)).toHaveLength(1)
  expect(await mailsTo(email)).toHaveLength(1)
  expect(await storedInvitation(id)).toMatchObject({ sentCount: 2 })
})

test('letters that have not left do not leave with a link that works no more', async () => {
  const admin = await anAdmin()
  const { id, email, token } = await anInvitation(admin)
  wait(5)
  await resendInvitation(admin, { id })
  expect(await mailsTo(email)).toHaveLength(1)
  expect(await mailedToken(email, 'invitation.sent')).not.toBe(token)
})

test('a link made to be passed on stops the mailed one, so sending again at once sends', async () => {
  const admin = await anAdmin()
  const { id, email, token } = await anInvitation(admin)
  await copyInvitationLink(admin, { id })
  expect(await findInvitation({ token })).toBeNull()
  expect(await resendInvitation(admin, { id })).toEqual({ email, isSent: true })
  expect(await findInvitation({ token: await mailedToken(email, 'invitation.sent') })).toMatchObject({
    state: 'waiting',
  })
})

test.each([
  ['accepted', 'ACCEPTED'],
  ['taken back', 'REVOKED'],
] as const)('one that was %s is not sent again', async (_what, status) => {
  const admin = await anAdmin()
  const { id, email } = await anInvitation(admin)
  await db.invitation.update({ where: { id }, data: { status } })
  wait(5)
  await expectRefused(resendInvitation(admin, { id }), 'conflict')
  expect(await mailsTo(email)).toHaveLength(1)
})

test('sending again counts among the invitations of a day', async () => {
  const admin = await anAdmin({ workspace: await aWorkspace({ plan: 'FREE' }) })
  const { id } = await anInvitation(admin)
  await db.invitation.updateMany({ where: { workspaceId: admin.workspaceId }, data: { status: 'REVOKED' } })
  for (let round = 0; round < 2; round += 1) {
    await invitePeople(admin, invitesTo(Array.from({ length: 9 }, anAddress)))
    await db.invitation.deleteMany({ where: { workspaceId: admin.workspaceId, id: { not: id } } })
  }
  await db.invitation.update({ where: { id }, data: { status: 'PENDING' } })
  wait(5)
  await resendInvitation(admin, { id })
  wait(10)
  await expectRefused(resendInvitation(admin, { id }), 'too-many')
})
