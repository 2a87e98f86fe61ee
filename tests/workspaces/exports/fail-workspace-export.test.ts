import { expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { failWorkspaceExport } from '@/lib/workspaces/exports/commands/fail-workspace-export'
import { startWorkspaceExport } from '@/lib/workspaces/exports/commands/start-workspace-export'
import { anAdmin } from '@/tests/factories/members'
import { aWorkspaceExport } from '@/tests/factories/exports'

const statusOf = async (id: string) => (await db.workspaceExport.findUniqueOrThrow({ where: { id } })).status

test('says of one that is being made that it could not be', async () => {
  const { workspaceId, ...admin } = await anAdmin()
  const { id } = await startWorkspaceExport({ workspaceId, ...admin })
  await db.workspaceExport.update({ where: { id }, data: { status: 'RUNNING' } })
  await failWorkspaceExport(systemActor((await anAdmin()).workspaceId), { id })
  expect(await statusOf(id)).toBe('RUNNING')
  await failWorkspaceExport(systemActor(workspaceId), { id })
  expect(await statusOf(id)).toBe('FAILED')
})

test('one that is finished stays', async () => {
  const admin = await anAdmin()
  const { id } = await aWorkspaceExport(admin)
  await failWorkspaceExport(systemActor(admin.workspaceId), { id })
  expect(await statusOf(id)).toBe('DONE')
})
