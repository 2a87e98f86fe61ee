import { aWorkspace } from '@/tests/factories/workspaces'
import { anAdmin, aMember } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { writePerson, type PersonWrite } from '@/lib/invitations/imports/steps/write-person'
import { transaction, db } from '@/lib/platform/db'
import { test, expect } from 'vitest'
import { expectRefused } from '@/tests/support/refused'

async function aColleague() {
  const workspace = await aWorkspace()
  const [admin, ana] = [await anAdmin({ workspace }), await aMember({ workspace })]
  const team = await aTeam({ workspace, members: [ana] })
  const write = (change: Partial<PersonWrite>, actor = admin) =>
    transaction((tx) =>
      writePerson(tx, actor, {
        memberId: ana.memberId,
        words: {},
        teams: { put: [], out: [] },
        tagIds: { put: [], out: [] },
        ...change,
      }),
    )
  return { admin, ana, team, write }
}

test('nothing is written where nothing is wanted', async () => {
  const { ana, write } = await aColleague()
  await write({})
  expect(await db.auditEntry.count({ where: { objectId: ana.memberId } })).toBe(0)
  expect(await db.notification.count({ where: { memberId: ana.memberId } })).toBe(0)
})

test('it takes away, too: a team, and a title', async () => {
  const { ana, team, write } = await aColleague()
  await write({ words: { jobTitle: 'Lead' } })
  await write({ words: { jobTitle: '' }, teams: { put: [], out: [team.id] } })
  expect(await db.profile.findUnique({ where: { userId: ana.userId } })).toMatchObject({ jobTitle: '' })
  expect(await db.teamMember.count({ where: { memberId: ana.memberId } })).toBe(0)
})

test('nobody of another workspace is written', async () => {
  const { ana, write } = await aColleague()
  await expectRefused(write({ words: { firstName: 'X' } }, await anAdmin()), 'not-found')
  expect(await db.user.findUnique({ where: { id: ana.userId } })).toMatchObject({ firstName: 'Priya' })
})
