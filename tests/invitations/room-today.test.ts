import { afterEach, test, expect } from 'vitest'
import { setClock, daysFrom, now } from '@/lib/platform/clock'
import { invitesTo, anAddress } from '@/tests/factories/invitations'
import { anAdmin } from '@/tests/factories/members'
import { invitePeople } from '@/lib/invitations/commands/invite-people'
import { expectRefused, refusalOf } from '@/tests/support/refused'
import { aWorkspace } from '@/tests/factories/workspaces'
import { db } from '@/lib/platform/db'
import { memberActor } from '@/lib/access/actor'
import { aSubscription } from '@/tests/factories/subscriptions'
import { getInviteForm } from '@/lib/invitations/queries/get-invite-form'

afterEach(() => setClock())

const someInvites = (count: number) => invitesTo(Array.from({ length: count }, anAddress))

test('the invitations of a day are limited on a paid plan', async () => {
  const admin = await anAdmin()
  await invitePeople(admin, someInvites(199))
  await expectRefused(invitePeople(admin, someInvites(2)), 'too-many', 'addressees')
  expect(await invitePeople(admin, someInvites(1))).toMatchObject({ invited: 1 })
  const tomorrow = daysFrom(now(), 1)
  setClock(() => tomorrow)
  expect(await invitePeople(admin, someInvites(1))).toMatchObject({ invited: 1 })
})

test('they are fewer on FREE for every sender, and revoking gives none back', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const admins = [await anAdmin({ workspace }), await anAdmin({ workspace })] as const
  for (let round = 0; round < 5; round += 1) {
    await invitePeople(admins[round % 2 === 0 ? 0 : 1], someInvites(4))
    await db.invitation.updateMany({ where: { workspaceId: workspace.id }, data: { status: 'REVOKED' } })
  }
  await expectRefused(invitePeople(await memberActor(admins[0].memberId), someInvites(1)), 'too-many', 'addressees')
})

test('they are refused by their number, and not by the plan, also after a trial', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  await aSubscription({ workspace, status: 'EXPIRED' })
  const admin = await anAdmin({ workspace })
  await invitePeople(admin, someInvites(8))
  await db.invitation.updateMany({ where: { workspaceId: workspace.id }, data: { status: 'REVOKED' } })
  await invitePeople(admin, someInvites(9))
  await db.invitation.updateMany({ where: { workspaceId: workspace.id }, data: { status: 'REVOKED' } })
  await expectRefused(invitePeople(admin, someInvites(4)), 'too-many', 'addressees')
  await invitePeople(admin, someInvites(3))
  const message = 'You can send 20 invitations within 24 hours. Try again later.'
  expect(await refusalOf(invitePeople(admin, someInvites(1)))).toMatchObject({
    message,
    fields: { addressees: message },
  })
  expect(await getInviteForm(admin)).toMatchObject({ today: 0, full: message })
})
