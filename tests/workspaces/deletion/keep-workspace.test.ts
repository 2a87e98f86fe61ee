import { expect, test } from 'vitest'
import { memberActor, type Actor } from '@/lib/access/actor'
import { personActor } from '@/lib/access/person'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { keepWorkspace } from '@/lib/workspaces/deletion/commands/keep-workspace'
import { scheduleDeletion } from '@/lib/workspaces/deletion/commands/schedule-deletion'
import { aManager, aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'

/** A workspace that is to be deleted, with an Admin who asked for it. */
async function aLeavingWorkspace() {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  return { workspace, admin, leave: () => scheduleDeletion(admin, { typedName: 'Acme' }) }
}

const keep = async ({ userId }: Actor, { id }: { id: string }) => keepWorkspace(await personActor(userId), { id })

test('any Admin takes it back, everybody can open it again, and the Admins are told', async () => {
  const { workspace, admin, leave } = await aLeavingWorkspace()
  const [other, member] = await Promise.all([anAdmin({ workspace, firstName: 'Ben' }), aMember({ workspace })])
  await leave()
  await keep(other, workspace)
  expect(await memberActor(member.memberId)).toMatchObject({ workspaceId: workspace.id })
  expect((await mailsTo(admin.email)).at(-1)).toMatchObject({
    event: 'workspace.kept',
    props: { doerName: 'Ben Nair' },
  })
  const line = await db.auditEntry.findFirst({ where: { workspaceId: workspace.id, action: 'workspace.kept' } })
  expect(line?.memberId).toBe(other.memberId)
})

test.each([
  ['Manager', aManager],
  ['Member', aMember],
] as const)('a %s does not', async (_role, aColleague) => {
  const { workspace, leave } = await aLeavingWorkspace()
  const actor = await aColleague({ workspace })
  await leave()
  await expectRefused(keep(actor, workspace), 'forbidden')
})

test('for an Admin of another workspace, and one who was let go, there is nothing', async () => {
  const { workspace, leave } = await aLeavingWorkspace()
  const gone = await anAdmin({ workspace })
  await deactivate(gone)
  await leave()
  await expectRefused(keep(await anAdmin(), workspace), 'not-found')
  await expectRefused(keep(gone, workspace), 'not-found')
})

test('after its day it cannot be taken back any more', async () => {
  const { workspace, admin, leave } = await aLeavingWorkspace()
  await leave()
  await db.workspace.update({ where: { id: workspace.id }, data: { deletionAt: daysFrom(now(), -1) } })
  await expectRefused(keep(admin, workspace), 'conflict')
})

test('one that is not to be deleted stays as it is; a second press changes nothing', async () => {
  const { workspace, admin, leave } = await aLeavingWorkspace()
  await keep(admin, workspace)
  expect(await mailsTo(admin.email)).toEqual([])
  await leave()
  await keep(admin, workspace)
  await keep(admin, workspace)
  expect((await mailsTo(admin.email)).map(({ event }) => event)).toEqual([
    'workspace.deletion-scheduled',
    'workspace.kept',
  ])
})
