import { expect, test } from 'vitest'
import { invitePeople } from '@/lib/invitations/commands/invite-people'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { anAddress, invitesTo } from '@/tests/factories/invitations'
import { aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused, refusalOf } from '@/tests/support/refused'

const countInvitations = (workspaceId: string) => db.invitation.count({ where: { workspaceId } })

/** A workspace on FREE, which has ten seats, with so many taken; half of the rest by invitations. */
async function aFullerWorkspace({ people, invited }: { people: number; invited: number }) {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const admins = [await anAdmin({ workspace }), await anAdmin({ workspace })] as const
  for (let count = 2; count < people; count += 1) await aMember({ workspace })
  if (invited > 0) await invitePeople(admins[0], invitesTo(Array.from({ length: invited }, anAddress)))
  return { workspace, admins }
}

test('invitations that wait hold seats, and who is too many is refused with all of them', async () => {
  const { workspace, admins } = await aFullerWorkspace({ people: 5, invited: 4 })
  const refusal = await refusalOf(invitePeople(admins[0], invitesTo([anAddress(), anAddress()])))
  expect([refusal.code, refusal.fields]).toEqual([
    'plan-limit',
    { addressees: 'You have reached the limit for your plan.' },
  ])
  expect(await countInvitations(workspace.id)).toBe(4)
  expect(await invitePeople(admins[0], invitesTo([anAddress()]))).toMatchObject({ invited: 1 })
})

test('two Admins cannot both give away the last seat', async () => {
  const { workspace, admins } = await aFullerWorkspace({ people: 5, invited: 4 })
  const attempts = await Promise.allSettled(
    [...admins, ...admins].map((admin) => invitePeople(admin, invitesTo([anAddress()]))),
  )
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await countInvitations(workspace.id)).toBe(5)
})

test('a seat is free again once an invitation has run out or was taken back', async () => {
  const { workspace, admins } = await aFullerWorkspace({ people: 9, invited: 1 })
  await expectRefused(invitePeople(admins[0], invitesTo([anAddress()])), 'plan-limit')
  await db.invitation.updateMany({ where: { workspaceId: workspace.id }, data: { expiresAt: now() } })
  expect(await invitePeople(admins[0], invitesTo([anAddress()]))).toMatchObject({ invited: 1 })
  await db.invitation.updateMany({ where: { workspaceId: workspace.id }, data: { status: 'REVOKED' } })
  expect(await invitePeople(admins[1], invitesTo([anAddress()]))).toMatchObject({ invited: 1 })
})

test('invitations from a deactivated member hold no seat', async () => {
  const { admins } = await aFullerWorkspace({ people: 8, invited: 2 })
  await expectRefused(invitePeople(admins[1], invitesTo([anAddress()])), 'plan-limit')
  await deactivate(admins[0])
  expect(await invitePeople(admins[1], invitesTo([anAddress(), anAddress(), anAddress()]))).toMatchObject({
    invited: 3,
  })
  await expectRefused(invitePeople(admins[1], invitesTo([anAddress()])), 'plan-limit')
})

test('who is left out takes no seat', async () => {
  const { admins } = await aFullerWorkspace({ people: 9, invited: 0 })
  expect(await invitePeople(admins[0], invitesTo([admins[1].email, anAddress()]))).toMatchObject({ invited: 1 })
})
