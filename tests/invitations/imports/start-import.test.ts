import { describe, expect, test } from 'vitest'
import { startImport } from '@/lib/invitations/imports/commands/start-import'
import { db } from '@/lib/platform/db'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aDoneImport, aList, importOf, rowsOf } from '@/tests/factories/imports'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused, refusalOf } from '@/tests/support/refused'

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
  expect(entries).toMatchObject([{ action: 'import.started', title: 'Imported “people.csv”: Invite 1 person' }])
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
