import { expect, test } from 'vitest'
import { personActor } from '@/lib/access/person'
import { announceDeletion } from '@/lib/admin/organizations/commands/announce-deletion'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { keepWorkspace } from '@/lib/workspaces/deletion/commands/keep-workspace'
import { anAdmin, aSuperAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'
import { actsOn } from '@/tests/support/platform-acts'
import { expectRefused } from '@/tests/support/refused'

const reason = 'Nobody has paid for a year.'

test('sets the day thirty days ahead, and tells the Admins why, once', async () => {
  const workspace = await aWorkspace()
  const [root, admin] = [await aSuperAdmin(), await anAdmin({ workspace })]
  const { id } = workspace
  await announceDeletion(root, { id, reason })
  await announceDeletion(root, { id, reason })
  const { deletionAt } = await db.workspace.findUniqueOrThrow({ where: { id } })
  expect(Math.abs(Number(deletionAt) - Number(daysFrom(now(), 30)))).toBeLessThan(60_000)
  expect(await mailsTo(admin.email)).toMatchObject([{ event: 'workspace.deletion-announced', props: { reason } }])
  expect(await actsOn(root, id)).toEqual([['workspace.deletion-announced', reason]])
})

test('an Admin cannot take it back', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  await announceDeletion(await aSuperAdmin(), { id: workspace.id, reason })
  await expectRefused(keepWorkspace(await personActor(admin.userId), { id: workspace.id }), 'conflict')
})
