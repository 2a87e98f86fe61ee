import { expect, test } from 'vitest'
import { memberActor } from '@/lib/access/actor'
import { restoreWorkspace } from '@/lib/admin/organizations/commands/restore-workspace'
import { suspendWorkspace } from '@/lib/admin/organizations/commands/suspend-workspace'
import { db } from '@/lib/platform/db'
import { anAdmin, aSuperAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'
import { actsOn } from '@/tests/support/platform-acts'

test('lets people back in and tells the Admins; one that is open stays as it is', async () => {
  const workspace = await aWorkspace()
  const [root, admin] = [await aSuperAdmin(), await anAdmin({ workspace })]
  const { id } = workspace
  await restoreWorkspace(root, { id, reason: 'Nothing to restore.' })
  await suspendWorkspace(root, { id, reason: 'Reported for spam.' })
  await restoreWorkspace(root, { id, reason: 'It was a mistake.' })
  expect(await memberActor(admin.memberId)).toMatchObject({ workspaceId: id })
  expect((await mailsTo(admin.email)).map(({ event }) => event)).toEqual(['workspace.suspended', 'workspace.restored'])
  expect(await actsOn(root, id)).toEqual([
    ['workspace.restored', 'It was a mistake.'],
    ['workspace.suspended', 'Reported for spam.'],
  ])
})

test('the mail says when the workspace is still being deleted', async () => {
  const workspace = await aWorkspace()
  const [root, admin] = [await aSuperAdmin(), await anAdmin({ workspace, timeZone: 'UTC' })]
  const data = { suspendedAt: new Date(), deletionAt: new Date('2099-05-04T12:00:00Z') }
  await db.workspace.update({ where: { id: workspace.id }, data, select: { id: true } })
  await restoreWorkspace(root, { id: workspace.id, reason: 'It was a mistake.' })
  expect((await mailsTo(admin.email)).at(-1)).toMatchObject({
    event: 'workspace.restored',
    props: { text: 'It stays closed, because it’s still being deleted on May 04, 2099.' },
  })
})
