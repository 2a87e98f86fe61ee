import { describe, expect, test } from 'vitest'
import { memberActor } from '@/lib/access/actor'
import { startImport } from '@/lib/invitations/imports/commands/start-import'
import { getImport, getImportDetail } from '@/lib/invitations/imports/queries/get-import'
import { importRow } from '@/lib/invitations/imports/commands/import-row'
import { rowFilterSchema } from '@/lib/invitations/imports/schema'
import { lockSeats } from '@/lib/invitations/steps/lock-seats'
import { forgetPerson } from '@/lib/account/steps/forget-person'
import { now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { unmakeTeamManager } from '@/lib/teams/memberships/commands/unmake-team-manager'
import { anAddress, anInvitation } from '@/tests/factories/invitations'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aDoneImport, aList, doRows, importOf, rowsOf } from '@/tests/factories/imports/imports'
import { whilePlanIs } from '@/tests/factories/subscriptions'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused, refusalOf } from '@/tests/support/refused'
import { untilAwaited } from '@/tests/support/waiting'

const rows = [['ana@acme.example', 'Ana']]

describe('who may', () => {
  test.each([
    ['Manager', aManager],
    ['Member', aMember],
  ])('no %s starts an import', async (_, aPerson) => {
    const workspace = await aWorkspace()
    const { id } = await aList(await anAdmin({ workspace }), rows)
    await expectRefused(startImport(await aPerson({ workspace }), { id }), 'forbidden')
  })

  test('an Admin of another workspace finds nothing', async () => {
    const { id } = await aList(await anAdmin(), rows)
    await expectRefused(startImport(await anAdmin(), { id }), 'not-found')
  })

  test('a plan that ended meanwhile has no imports', async () => {
    const workspace = await aWorkspace({ plan: 'PRO' })
    const { id } = await aList(await anAdmin({ workspace }), rows)
    await db.subscription.updateMany({ where: { workspaceId: workspace.id }, data: { status: 'EXPIRED' } })
    await expectRefused(startImport(await anAdmin({ workspace }), { id }), 'plan-limit')
  })
})

test('it begins once, however often it is pressed, and is kept on record', async () => {
  const admin = await anAdmin()
  const { id } = await aList(admin, rows)
  await Promise.all([startImport(admin, { id }), startImport(admin, { id })])
  expect(await importOf(id)).toMatchObject({ status: 'RUNNING' })
  const entries = await db.auditEntry.findMany({ where: { objectId: id } })
  expect(entries).toMatchObject([{ action: 'import.started', title: 'Imported “people.csv”: 1 person to invite' }])
})

test('more people than the plan has seats for are refused, all of them', async () => {
  const workspace = await aWorkspace({ plan: 'PRO' })
  const admin = await anAdmin({ workspace })
  const many = Array.from({ length: 100 }, (_, index) => [`p${index}@acme.example`])
  const { id } = await aList(admin, many)
  expect(await refusalOf(startImport(admin, { id }))).toMatchObject({
    code: 'plan-limit',
    message: 'You have reached the limit for your plan.',
  })
  expect(await importOf(id)).toMatchObject({ status: 'CHECKING' })
  const { id: fitting } = await aList(admin, many.slice(1))
  expect(await startImport(admin, { id: fitting })).toEqual({ id: fitting })
})

describe('a list with more people than the plan has room for', () => {
  const people = [['ana@acme.example'], ['bo@acme.example'], ['kofi@acme.example']]
  const outcomes = async (id: string) =>
    (await rowsOf(id)).map(({ status, action, problems }) => [status, action, ...problems])
  const left = ['REFUSED', 'NOTHING', 'No seat left on your plan. Import again later.']
  const fourSeats = <Result>(work: () => Promise<Result>) => whilePlanIs('PRO', { userLimit: 4 }, work)

  test('invites the first that fit, in the order of the file, and updates everybody', async () => {
    const workspace = await aWorkspace({ plan: 'PRO' })
    const [{ memberId }, tom] = [await anAdmin({ workspace }), await aMember({ workspace })]
    await fourSeats(async () => {
      const admin = await memberActor(memberId)
      const { id } = await aList(admin, [...people, [tom.email, '', '', 'Manager']])
      await startImport(admin, { id, inviteAtMost: 2 })
      const updated = ['READY', 'UPDATE', 'New role: Manager.']
      expect(await outcomes(id)).toEqual([['READY', 'INVITE'], ['READY', 'INVITE'], left, updated])
      expect(await getImport(admin, id)).toMatchObject({ counts: { invite: 2, update: 1, refused: 1 } })
    })
  })

  test('invites the rest when the same file is imported with more seats', async () => {
    const workspace = await aWorkspace({ plan: 'PRO' })
    const { memberId } = await anAdmin({ workspace })
    await whilePlanIs('PRO', { userLimit: 3 }, async () => {
      const admin = await memberActor(memberId)
      const { id } = await aList(admin, people)
      await startImport(admin, { id, inviteAtMost: 2 })
      await doRows(admin, id)
    })
    const { id } = await aList(await memberActor(memberId), people)
    expect((await outcomes(id)).map(([, action]) => action)).toEqual(['NOTHING', 'NOTHING', 'INVITE'])
  })

  test('updates people where there is no seat left', async () => {
    const workspace = await aWorkspace({ plan: 'PRO' })
    const [{ memberId }, tom] = [await anAdmin({ workspace }), await aMember({ workspace })]
    await whilePlanIs('PRO', { userLimit: 2 }, async () => {
      const admin = await memberActor(memberId)
      const { id } = await aList(admin, [['ana@acme.example'], [tom.email, '', '', 'Manager']])
      await startImport(admin, { id, inviteAtMost: 0 })
      expect((await outcomes(id)).map(([status]) => status)).toEqual(['REFUSED', 'READY'])
      const { id: onlyNew } = await aList(admin, [['ana@acme.example']])
      await expectRefused(startImport(admin, { id: onlyNew, inviteAtMost: 0 }), 'conflict')
    })
  })

  test('refuses to invite as many as fitted when fewer fit now', async () => {
    const workspace = await aWorkspace({ plan: 'PRO' })
    const { memberId } = await anAdmin({ workspace })
    await fourSeats(async () => {
      const admin = await memberActor(memberId)
      const { id } = await aList(admin, [...people, ['mei@acme.example']])
      await aMember({ workspace })
      await expectRefused(startImport(admin, { id, inviteAtMost: 3 }), 'plan-limit')
      expect(await importOf(id)).toMatchObject({ status: 'CHECKING' })
    })
  })
})

describe('where all seats but one are taken', () => {
  /** A Manager whose invitation waits in the last seat but one, and an Admin who imports. */
  async function aNearlyFullWorkspace() {
    const workspace = await aWorkspace({ plan: 'PRO' })
    const [admin, manager] = [await anAdmin({ workspace }), await aManager({ workspace })]
    const team = await aTeam({ workspace, managers: [manager] })
    const invitation = await anInvitation(manager, { teamIds: [team.id] })
    const full = <Result>(work: () => Promise<Result>) => whilePlanIs('PRO', { userLimit: 4 }, work)
    return { workspace, admin, manager, team, invitation, full }
  }
  type Nearly = Awaited<ReturnType<typeof aNearlyFullWorkspace>>

  const expectRoomForTwo = ({ admin: { memberId }, invitation, full }: Nearly) =>
    full(async () => {
      const admin = await memberActor(memberId)
      const { id } = await aList(admin, [[invitation.email], [anAddress()]])
      const { outlook } = await getImportDetail(admin, id, rowFilterSchema.parse({}))
      expect(outlook?.seats).toMatchObject({ taken: 2, most: 4, fits: 2, full: null })
      expect(await startImport(admin, { id })).toEqual({ id })
      for (const { number } of await rowsOf(id)) await importRow(admin, { id, number })
      expect(await rowsOf(id)).toMatchObject([
        { status: 'DONE', action: 'INVITE' },
        { status: 'DONE', action: 'INVITE' },
      ])
      const { id: further } = await aList(admin, [[anAddress()]])
      await expectRefused(startImport(admin, { id: further }), 'plan-limit')
    })

  test('an invitation that nobody answers for any more makes way for the one of the list, with its seat', async () => {
    const nearly = await aNearlyFullWorkspace()
    await unmakeTeamManager(nearly.admin, { id: nearly.team.id, memberId: nearly.manager.memberId })
    await expectRoomForTwo(nearly)
  })

  test.each([
    ['has run out', { expiresAt: now() }],
    ['was taken back', { status: 'REVOKED' }],
  ] as const)('one that %s holds no seat', async (_, data) => {
    const nearly = await aNearlyFullWorkspace()
    await db.invitation.update({ where: { id: nearly.invitation.id }, data })
    await expectRoomForTwo(nearly)
  })

  test('one that nobody answers for any more keeps its seat from all the others', async () => {
    const { admin, manager, team, full } = await aNearlyFullWorkspace()
    await unmakeTeamManager(admin, { id: team.id, memberId: manager.memberId })
    const { id } = await aList(admin, [[anAddress()], [anAddress()]])
    await full(() => expectRefused(startImport(admin, { id }), 'plan-limit'))
  })
})

test('a list in which nothing is to be done is refused', async () => {
  const admin = await anAdmin()
  const { id } = await aList(admin, [['ana@'], [admin.email]])
  await expectRefused(startImport(admin, { id }), 'conflict')
})

test('rows are checked once more, as people may have come since', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const { id } = await aList(admin, [['late@acme.example'], ['ana@acme.example']])
  await aMember({ workspace, email: 'late@acme.example' })
  await startImport(admin, { id })
  expect(await rowsOf(id)).toMatchObject([{ action: 'NOTHING' }, { action: 'INVITE' }])
})

test('what is done is not done again', async () => {
  const admin = await anAdmin()
  const { id } = await aDoneImport(admin, rows)
  await startImport(admin, { id })
  expect(await importOf(id)).toMatchObject({ status: 'DONE' })
})

test('somebody deletes their account while a list with them begins: neither waits for the other for good', async () => {
  const workspace = await aWorkspace()
  const [admin, ana] = [await anAdmin({ workspace }), await aMember({ workspace })]
  const { id } = await aList(admin, [[ana.email, '', '', 'Manager'], ...rows])
  const { begun } = await transaction(async (tx) => {
    await lockSeats(tx, ana)
    const start = startImport(admin, { id })
    await untilAwaited()
    await forgetPerson(tx, ana)
    return { begun: start }
  })
  expect(await begun).toEqual({ id })
  expect((await rowsOf(id)).map(({ status }) => status)).toEqual(['REFUSED', 'READY'])
})
