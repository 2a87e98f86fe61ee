import { describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { chooseManagerTeam } from '@/lib/invitations/imports/commands/choose-manager-team'
import { matchColumns } from '@/lib/invitations/imports/commands/match-columns'
import { repeatImport } from '@/lib/invitations/imports/commands/repeat-import'
import { startImport } from '@/lib/invitations/imports/commands/start-import'
import { undoImport } from '@/lib/invitations/imports/commands/undo-import'
import { getImport } from '@/lib/invitations/imports/queries/get-import'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aDoneImport, aList, doRows, rowsOf, takeBackRows } from '@/tests/factories/imports/imports'
import { anAddress, anInvitation } from '@/tests/factories/invitations'
import { aManager, aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

const headings = ['Work email', 'First name', 'Last name', 'Department', 'Manager of', 'Manager']

/** A workspace with an Admin, and Priya, who leads the teams with these names. */
async function aWorkspaceWithPriya(...names: string[]) {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const priya = await aManager({ workspace, firstName: 'Priya', lastName: 'Nair' })
  for (const name of names) await aTeam({ workspace, name, managers: [priya] })
  return { workspace, admin, priya }
}

/** A row of somebody new who names this manager. */
const reportOf = (manager: string, teams = '', email = anAddress()) => [email, 'Ana', 'Silva', teams, '', manager]

const managersIn = async (admin: Actor, id: string) => Object.values((await getImport(admin, id)).managers)

/** The teams of the invitation to this address, those that it makes somebody lead marked. */
async function teamsOffered(email: string) {
  const places = await db.invitationTeam.findMany({
    where: { invitation: { email, status: 'PENDING' } },
    orderBy: { team: { name: 'asc' } },
    select: { isManager: true, team: { select: { name: true } } },
  })
  return places.map(({ isManager, team }) => (isManager ? `${team.name}, led` : team.name))
}

const leadsOf = async (memberId: string) =>
  (await db.teamMember.findMany({ where: { memberId, isManager: true }, include: { team: true } })).map(
    ({ team }) => team.name,
  )

describe('who may', () => {
  test.each([
    ['Manager', aManager],
    ['Member', aMember],
  ])('no %s chooses a team', async (_, aPerson) => {
    const workspace = await aWorkspace()
    const { id } = await aList(await anAdmin({ workspace }), [reportOf('x')], headings)
    await expectRefused(chooseManagerTeam(await aPerson({ workspace }), { id, manager: 'x', team: '' }), 'forbidden')
  })

  test('an Admin of another workspace finds nothing', async () => {
    const { id } = await aList(await anAdmin(), [reportOf('x')], headings)
    await expectRefused(chooseManagerTeam(await anAdmin(), { id, manager: 'x', team: '' }), 'not-found')
  })

  test('nobody chooses for an import that was started', async () => {
    const { admin, priya } = await aWorkspaceWithPriya('Product', 'Design')
    const { id } = await aDoneImport(admin, [reportOf(priya.email)], headings)
    await expectRefused(chooseManagerTeam(admin, { id, manager: priya.email, team: 'Design' }), 'conflict')
  })
})

describe('a manager who leads one team', () => {
  test('brings their people into it, without a question', async () => {
    const { workspace, admin, priya } = await aWorkspaceWithPriya('Product')
    const tom = await aMember({ workspace })
    const fresh = reportOf(priya.email.toUpperCase())
    const { id } = await aList(admin, [fresh, reportOf(priya.email, '', tom.email)], headings)
    expect((await getImport(admin, id)).columns).toEqual([
      'email',
      'firstName',
      'lastName',
      'teams',
      'manages',
      'manager',
    ])
    expect((await rowsOf(id))[1]?.problems).toContain('Joins Product.')
    await startImport(admin, { id })
    await doRows(admin, id)
    expect(await teamsOffered(fresh[0] ?? '')).toEqual(['Product'])
    expect(await db.teamMember.count({ where: { memberId: tom.memberId, team: { name: 'Product' } } })).toBe(1)
    const again = await aList(admin, [fresh, reportOf(priya.email, '', tom.email)], headings)
    expect(await getImport(admin, again.id)).toMatchObject({ counts: { nothing: 2 }, managers: {} })
  })

  test('may come to lead it through the same file', async () => {
    const { admin } = await aWorkspaceWithPriya()
    const [manager, report] = [anAddress(), anAddress()]
    await aDoneImport(admin, [reportOf(manager, '', report), [manager, 'Mei', 'Lin', '', 'Lab']], headings)
    expect([await teamsOffered(manager), await teamsOffered(report)]).toEqual([['Lab, led'], ['Lab']])
  })

  test('may be invited and not have answered yet', async () => {
    const { workspace, admin } = await aWorkspaceWithPriya()
    const team = await aTeam({ workspace, name: 'Lab' })
    const { email } = await anInvitation(admin, { role: 'Manager', isManager: true, teamIds: [team.id] })
    const report = anAddress()
    await aDoneImport(admin, [reportOf(email, '', report)], headings)
    expect(await teamsOffered(report)).toEqual(['Lab'])
  })
})

describe('a manager who leads several teams', () => {
  test('is asked about once, and their people go where it is said', async () => {
    const { admin, priya } = await aWorkspaceWithPriya('Product', 'Design')
    const [ana, bo] = [reportOf(priya.email), reportOf(priya.email)]
    const { id } = await aList(admin, [ana, bo], headings)
    const question = { name: 'Priya Nair', peopleCount: 2, teams: ['Design', 'Product'], isNew: false }
    expect(await managersIn(admin, id)).toMatchObject([{ ...question, team: '' }])
    await chooseManagerTeam(admin, { id, manager: priya.email, team: 'Design' })
    expect(await managersIn(admin, id)).toMatchObject([{ ...question, team: 'Design' }])
    await startImport(admin, { id })
    await doRows(admin, id)
    for (const [email = ''] of [ana, bo]) expect(await teamsOffered(email)).toEqual(['Design'])
  })

  test('leaves their people without a team until somebody chooses', async () => {
    const { admin, priya } = await aWorkspaceWithPriya('Product', 'Design')
    const ana = reportOf(priya.email)
    await aDoneImport(admin, [ana], headings)
    expect(await teamsOffered(ana[0] ?? '')).toEqual([])
  })

  test('is not asked about for people whom the file puts into one of them', async () => {
    const { admin, priya } = await aWorkspaceWithPriya('Product', 'Design')
    const [ana, bo] = [reportOf(priya.email, 'design'), reportOf(priya.email)]
    const { id } = await aList(admin, [ana, bo], headings)
    expect(await managersIn(admin, id)).toMatchObject([{ peopleCount: 1 }])
    await chooseManagerTeam(admin, { id, manager: priya.email, team: 'Product' })
    await startImport(admin, { id })
    await doRows(admin, id)
    expect([await teamsOffered(ana[0] ?? ''), await teamsOffered(bo[0] ?? '')]).toEqual([['Design'], ['Product']])
  })

  test('keeps the choice when columns change, and again after an undo', async () => {
    const { admin, priya } = await aWorkspaceWithPriya('Product', 'Design')
    const { id } = await aList(admin, [reportOf(priya.email)], headings)
    await chooseManagerTeam(admin, { id, manager: priya.email, team: 'Product' })
    await matchColumns(admin, { id, columns: ['email', '', '', '', '', 'manager'] })
    expect(await managersIn(admin, id)).toMatchObject([{ team: 'Product' }])
    await startImport(admin, { id })
    await doRows(admin, id)
    await undoImport(admin, { id })
    await takeBackRows(admin, id)
    const again = await repeatImport(admin, { id, madeId: randomId() })
    expect(await managersIn(admin, again.id)).toMatchObject([{ team: 'Product' }])
  })

  test('has no other team to choose', async () => {
    const { workspace, admin, priya } = await aWorkspaceWithPriya('Product', 'Design')
    await aTeam({ workspace, name: 'Legal' })
    const { id } = await aList(admin, [reportOf(priya.email)], headings)
    await chooseManagerTeam(admin, { id, manager: priya.email, team: 'Legal' })
    await chooseManagerTeam(admin, { id, manager: admin.email, team: 'Design' })
    expect(await managersIn(admin, id)).toMatchObject([{ team: '' }])
  })
})

describe('a manager who leads no team', () => {
  test('may get one of their own with their row', async () => {
    const { admin } = await aWorkspaceWithPriya()
    const [manager, report] = [anAddress(), anAddress()]
    const { id } = await aList(admin, [[manager, 'Mei', 'Lin'], reportOf(manager, '', report)], headings)
    const question = { name: 'Mei Lin', peopleCount: 1, teams: ['Mei Lin’s team'], isNew: true }
    expect(await managersIn(admin, id)).toMatchObject([{ ...question, team: '' }])
    await chooseManagerTeam(admin, { id, manager, team: 'Mei Lin’s team' })
    await startImport(admin, { id })
    await doRows(admin, id)
    expect([await teamsOffered(manager), await teamsOffered(report)]).toEqual([
      ['Mei Lin’s team, led'],
      ['Mei Lin’s team'],
    ])
  })

  test('may get one of their own where they are here and not in the file', async () => {
    const { admin, priya } = await aWorkspaceWithPriya()
    const report = reportOf(priya.email)
    const { id } = await aList(admin, [report], headings)
    await chooseManagerTeam(admin, { id, manager: priya.email, team: 'Priya Nair’s team' })
    await startImport(admin, { id })
    await doRows(admin, id)
    expect(await leadsOf(priya.memberId)).toEqual(['Priya Nair’s team'])
    expect(await teamsOffered(report[0] ?? '')).toEqual(['Priya Nair’s team'])
  })

  test('may get one of their own where they are invited and not in the file', async () => {
    const { admin } = await aWorkspaceWithPriya()
    const { email } = await anInvitation(admin, { role: 'Manager', firstName: 'Jonas', lastName: 'Berg' })
    const report = reportOf(email)
    const { id } = await aList(admin, [report], headings)
    await chooseManagerTeam(admin, { id, manager: email, team: 'Jonas Berg’s team' })
    await startImport(admin, { id })
    await doRows(admin, id)
    expect(await teamsOffered(email)).toEqual(['Jonas Berg’s team, led'])
    expect(await teamsOffered(report[0] ?? '')).toEqual(['Jonas Berg’s team'])
  })

  test('leaves their people without a team until somebody chooses', async () => {
    const { admin, priya } = await aWorkspaceWithPriya()
    const report = reportOf(priya.email)
    await aDoneImport(admin, [report], headings)
    expect([await teamsOffered(report[0] ?? ''), await leadsOf(priya.memberId)]).toEqual([[], []])
  })

  test.each([
    ['is unknown', async () => 'nobody@acme.example'],
    ['is no address', async () => 'Priya Nair'],
    [
      'is deactivated',
      async (workspace: { id: string }) => {
        const gone = await aManager({ workspace })
        await aTeam({ workspace, managers: [gone] })
        await deactivate(gone)
        return gone.email
      },
    ],
  ])('and %s gets none, and the rows of their people say so', async (_, aManagersCell) => {
    const { workspace, admin } = await aWorkspaceWithPriya()
    const cell = await aManagersCell(workspace)
    const { id } = await aList(admin, [reportOf(cell)], headings)
    await matchColumns(admin, { id, columns: ['email', '', '', '', '', 'manager'] })
    expect(await getImport(admin, id)).toMatchObject({ counts: { invite: 1 } })
    expect(await managersIn(admin, id)).toMatchObject([{ teams: [], team: '', peopleCount: 1 }])
    const told = [`Their manager ${cell.toLowerCase()} is unknown, so they join no team.`]
    expect(await rowsOf(id)).toMatchObject([{ status: 'READY', problems: told }])
    await startImport(admin, { id })
    await doRows(admin, id)
    expect(await rowsOf(id)).toMatchObject([{ status: 'DONE', action: 'INVITE', problems: told }])
  })
})

test('people whom the file puts into a team join it, whoever their manager is', async () => {
  const { admin } = await aWorkspaceWithPriya()
  const { id } = await aList(admin, [reportOf('nobody@acme.example', 'Sales')], headings)
  expect(await rowsOf(id)).toMatchObject([{ problems: ['Their manager nobody@acme.example is unknown.'] }])
})

test('nobody is their own manager', async () => {
  const { admin, priya } = await aWorkspaceWithPriya('Product', 'Design')
  const { id } = await aList(admin, [reportOf(priya.email, '', priya.email)], headings)
  expect(await managersIn(admin, id)).toEqual([])
})
