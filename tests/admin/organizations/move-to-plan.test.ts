import { expect, test } from 'vitest'
import { getFrame } from '@/lib/access/frame'
import { moveToPlan } from '@/lib/admin/organizations/commands/move-to-plan'
import { db } from '@/lib/platform/db'
import { anAdmin, aSuperAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { actsOn } from '@/tests/support/platform-acts'

test('puts a workspace on the plan once, and both logs say so', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const [root, admin] = [await aSuperAdmin(), await anAdmin({ workspace })]
  const asked = { id: workspace.id, plan: 'BUSINESS', reason: 'Agreed on the phone.' } as const
  await moveToPlan(root, asked)
  await moveToPlan(root, asked)
  expect((await getFrame(admin)).plan).toBe('BUSINESS')
  expect(await actsOn(root, workspace.id)).toEqual([['workspace.moved-to-plan', asked.reason]])
  expect(await db.auditEntry.count({ where: { workspaceId: workspace.id, action: 'plan.set' } })).toBe(1)
})
