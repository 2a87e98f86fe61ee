import { expect, test } from 'vitest'
import { writeInvitations } from '@/lib/invitations/steps/write-invitations'
import { getInviteForm } from '@/lib/invitations/queries/get-invite-form'
import { changeRoles } from '@/lib/members/people/commands/change-roles'
import { db, transaction } from '@/lib/platform/db'
import { anAddress, anInvitation } from '@/tests/factories/invitations'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'

const somebody = (email = anAddress()) => ({
  email,
  firstName: 'Lena',
  lastName: 'Hoffmann',
  role: 'Member' as const,
  teams: [] as { teamId: string; isManager: boolean }[],
  tagIds: [] as string[],
})

test('writes each with their own teams, and says what became of whom, in the order given', async () => {
  const admin = await anAdmin()
  const workspace = { id: admin.workspaceId }
  const [here, waiting, team] = [await aMember({ workspace }), await anInvitation(admin), await aTeam({ workspace })]
  const teams = [{ teamId: team.id, isManager: true }]
  const fresh = [somebody(), { ...somebody(), teams }]
  const invitees = [...fresh, somebody(here.email), somebody(waiting.email)]
  const written = await transaction((tx) => writeInvitations(tx, admin, invitees))
  expect(written.map(({ outcome }) => outcome)).toEqual(['invited', 'invited', 'here', 'waiting'])
  const ids = written.flatMap(({ id }) => id ?? [])
  const rows = await db.invitation.findMany({ where: { id: { in: ids } }, include: { teams: true } })
  expect(rows.map((row) => [row.email, row.teams.length]).toSorted()).toEqual(
    fresh.map((person) => [person.email, person.teams.length]).toSorted(),
  )
  expect(await mailsTo(fresh[0]?.email ?? '')).toHaveLength(1)
})

test('is done or undone with the transaction around it', async () => {
  const admin = await anAdmin()
  const person = somebody()
  const undone = transaction(async (tx) => {
    await writeInvitations(tx, admin, [person])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await db.invitation.count({ where: { email: person.email } })).toBe(0)
  expect(await mailsTo(person.email)).toEqual([])
})

test('has no limit of a day, but the seats of the plan', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const admin = await anAdmin({ workspace })
  const invite = (count: number) =>
    transaction((tx) =>
      writeInvitations(
        tx,
        admin,
        Array.from({ length: count }, () => somebody()),
      ),
    )
  for (let round = 0; round < 3; round += 1) {
    await invite(9)
    await expectRefused(invite(1), 'plan-limit')
    await db.invitation.deleteMany({ where: { workspaceId: workspace.id } })
  }
})

test('one that nobody answers for any more gives its seat to the one that replaces it, and to no other', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const [admin, manager] = [await anAdmin({ workspace }), await aManager({ workspace })]
  const team = await aTeam({ workspace, managers: [manager] })
  const { email } = await anInvitation(manager, { teamIds: [team.id] })
  for (let taken = 3; taken < 10; taken += 1) await aMember({ workspace })
  const invite = (...emails: string[]) =>
    transaction((tx) =>
      writeInvitations(
        tx,
        admin,
        emails.map((address) => somebody(address)),
      ),
    )
  const full = 'You have reached the limit for your plan.'
  expect(await getInviteForm(admin)).toMatchObject({ seats: 0, full })
  await changeRoles(admin, { ids: [manager.memberId], role: 'Member' })
  expect(await getInviteForm(admin)).toMatchObject({ seats: 0, full: null })
  await expectRefused(invite(anAddress()), 'plan-limit')
  await expectRefused(invite(email, anAddress()), 'plan-limit')
  expect(await invite(email)).toMatchObject([{ email, outcome: 'invited' }])
  expect(await getInviteForm(admin)).toMatchObject({ seats: 0, full })
})

test('one that nobody answers for has no seat to give, once the one it was for is here', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const [admin, manager] = [await anAdmin({ workspace }), await aManager({ workspace })]
  const team = await aTeam({ workspace, managers: [manager] })
  const { email } = await anInvitation(manager, { teamIds: [team.id] })
  await changeRoles(admin, { ids: [manager.memberId], role: 'Member' })
  await aMember({ workspace, email })
  for (let taken = 3; taken < 10; taken += 1) await aMember({ workspace })
  const full = 'You have reached the limit for your plan.'
  expect(await getInviteForm(admin)).toMatchObject({ seats: 0, full })
})
