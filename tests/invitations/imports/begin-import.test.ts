import { expect, test } from 'vitest'
import { beginImport } from '@/lib/invitations/imports/commands/begin-import'
import { getImport } from '@/lib/invitations/imports/queries/get-import'
import { randomId } from '@/lib/shared/randomness'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aList, importOf } from '@/tests/factories/imports/imports'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

test.each([
  ['Manager', aManager],
  ['Member', aMember],
])('no %s brings a list', async (_, aPerson) => {
  await expectRefused(aList(await aPerson(), [['ana@acme.example']]), 'forbidden')
})

test('nobody on the free plan does', async () => {
  const admin = await anAdmin({ workspace: await aWorkspace({ plan: 'FREE' }) })
  await expectRefused(aList(admin, [['ana@acme.example']]), 'plan-limit')
})

test('a list of another workspace is not found, and one of one’s own is only for Admins', async () => {
  const workspace = await aWorkspace()
  const { id } = await aList(await anAdmin({ workspace }), [['ana@acme.example']])
  await expectRefused(getImport(await anAdmin(), id), 'not-found')
  await expectRefused(getImport(await aManager({ workspace }), id), 'forbidden')
  expect(await getImport(await anAdmin({ workspace }), id)).toMatchObject({ id, status: 'CHECKING' })
})

test('it takes people from anywhere, and invites nobody', async () => {
  const admin = await anAdmin()
  const rows = [{ number: 1, cells: ['Ana Silva', 'ana@acme.example'] }]
  const { id } = await beginImport(admin, {
    madeId: randomId(),
    source: 'SLACK',
    fileName: 'Slack',
    headings: ['Real name', 'Email'],
    rows,
  })
  expect(await importOf(id)).toMatchObject({ source: 'SLACK', columns: ['fullName', 'email'] })
  expect(await getImport(admin, id)).toMatchObject({ counts: { all: 1, invite: 1, ready: 1, refused: 0 } })
})
