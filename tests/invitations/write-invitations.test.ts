import { expect, test } from 'vitest'
import { writeInvitations } from '@/lib/invitations/commands/write-invitations'
import { db, transaction } from '@/lib/platform/db'
import { anAddress, anInvitation } from '@/tests/factories/invitations'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'

const somebody = (email = anAddress()) => ({
  ...{ email, firstName: 'Lena', lastName: 'Hoffmann', role: 'Member' as const },
  ...{ teams: [] as { teamId: string; isManager: boolean }[], tagIds: [] as string[] },
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
