import { aWorkspace } from '@/tests/factories/workspaces'
import { anAdmin, aMember } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import type { Change } from '@/lib/invitations/imports/rules/row-changes'
import { transaction, db } from '@/lib/platform/db'
import { readKnown } from '@/lib/invitations/imports/queries/known-people'
import { updatePerson } from '@/lib/invitations/imports/steps/update-person'
import { test, expect } from 'vitest'
import { mailsTo } from '@/tests/support/outbox'

async function aColleague() {
  const workspace = await aWorkspace()
  const [admin, ana] = [await anAdmin({ workspace }), await aMember({ workspace })]
  const design = await aTeam({ workspace, name: 'Design', members: [ana] })
  const update = (change: Partial<Change>) =>
    transaction(async (tx) => {
      const { person } = (await readKnown(tx, admin, [ana.email]))(ana.email)
      if (!person) throw new Error('They are not here.')
      return updatePerson(tx, admin, { person, change: { teams: [], tags: [], ...change } })
    })
  return { workspace, admin, ana, design, update }
}

test('teams and tags that are missing are made, and the trace tells what was', async () => {
  const { workspace, ana, design, update } = await aColleague()
  const teams = [
    { name: 'design', isManager: true },
    { name: 'Lab', isManager: false },
  ]
  const trace = await update({ teams, tags: ['Lisbon'] })
  const lab = await db.team.findFirstOrThrow({ where: { workspaceId: workspace.id, name: 'Lab' } })
  expect(trace).toEqual({
    kind: 'updated',
    teams: [
      { teamId: design.id, was: false, became: true },
      { teamId: lab.id, was: null, became: false },
    ],
    tagIds: [expect.any(String)],
  })
  expect(await db.teamMember.count({ where: { memberId: ana.memberId } })).toBe(2)
})

test('a start date is written, and the trace tells what was', async () => {
  const { ana, update } = await aColleague()
  expect(await update({ startDate: '2024-02-29' })).toMatchObject({ startDate: { was: '', became: '2024-02-29' } })
  expect(await update({ startDate: '2024-03-01' })).toMatchObject({ startDate: { was: '2024-02-29' } })
  const { startDate } = await db.member.findUniqueOrThrow({ where: { id: ana.memberId } })
  expect(startDate?.toISOString().slice(0, 10)).toBe('2024-03-01')
})

test('a new role is told as if it had been given by hand, and ends every session', async () => {
  const { ana, update } = await aColleague()
  expect(await update({ role: 'Manager' })).toMatchObject({ role: { was: 'Member', became: 'Manager' } })
  expect((await mailsTo(ana.email)).map(({ event }) => event)).toEqual(['member.role-changed'])
  expect(await db.user.findUnique({ where: { id: ana.userId } })).toMatchObject({ sessionVersion: 2 })
  const entries = await db.auditEntry.findMany({ where: { objectId: ana.memberId } })
  expect(entries.map(({ action }) => action)).toEqual(['member.role-changed'])
})

test('a name and a title are changed together', async () => {
  const { ana, update } = await aColleague()
  const trace = await update({ lastName: 'Sousa', jobTitle: 'Lead' })
  expect(trace).toMatchObject({ lastName: { was: 'Nair', became: 'Sousa' }, jobTitle: { was: '', became: 'Lead' } })
  const [told] = await db.notification.findMany({ where: { memberId: ana.memberId } })
  expect(told?.message).toContain('Priya Sousa, Lead')
})
