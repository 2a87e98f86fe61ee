import { expect, test } from 'vitest'
import { memberActor } from '@/lib/access/actor'
import { announceDeletion } from '@/lib/admin/organizations/commands/announce-deletion'
import { withdrawDeletion } from '@/lib/admin/organizations/commands/withdraw-deletion'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { scheduleDeletion } from '@/lib/workspaces/deletion/commands/schedule-deletion'
import { anAdmin, aSuperAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'
import { actsOn } from '@/tests/support/platform-acts'
import { expectRefused } from '@/tests/support/refused'

const reason = 'The owner wrote to us.'

test('cancels the deletion of a workspace, no matter who asked for it', async () => {
  const root = await aSuperAdmin()
  const [ours, theirs] = [await aWorkspace({ name: 'Ours' }), await aWorkspace({ name: 'Theirs' })]
  const [admin, other] = [await anAdmin({ workspace: ours }), await anAdmin({ workspace: theirs })]
  await announceDeletion(root, { id: ours.id, reason: 'Not used.' })
  await scheduleDeletion(other, { typedName: 'Theirs' })
  for (const { id } of [ours, theirs, ours]) await withdrawDeletion(root, { id, reason })
  expect(await memberActor(admin.memberId)).toMatchObject({ workspaceId: ours.id })
  expect(await memberActor(other.memberId)).toMatchObject({ workspaceId: theirs.id })
  expect((await mailsTo(admin.email)).at(-1)).toMatchObject({ event: 'workspace.kept' })
  expect(await actsOn(root, theirs.id)).toEqual([['workspace.deletion-withdrawn', reason]])
})

test('not after its day', async () => {
  const { id } = await aWorkspace()
  await db.workspace.update({ where: { id }, data: { deletionAt: daysFrom(now(), -1) } })
  await expectRefused(withdrawDeletion(await aSuperAdmin(), { id, reason }), 'conflict')
})
