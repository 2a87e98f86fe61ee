import { expect, test } from 'vitest'
import { discardGoalImport } from '@/lib/goals/imports/commands/discard-goal-import'
import { db } from '@/lib/platform/db'
import { aGoalFile, anImportedFile } from '@/tests/factories/imports/goal-imports'
import { aGoalCircle } from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'
import { expectRefused } from '@/tests/support/refused'

test('the person who uploaded it discards a file, nobody else', async () => {
  const { admin, creator, lead } = await aGoalCircle()
  const file = await aGoalFile(creator, [{ Title: 'A' }])
  for (const actor of [admin, lead]) await expectRefused(discardGoalImport(actor, file), 'forbidden')
  await expectRefused(discardGoalImport(await anAdmin(), file), 'not-found')
  await discardGoalImport(creator, file)
  expect(await db.goalImport.count({ where: { workspaceId: admin.workspaceId } })).toBe(0)
})

test('what was imported is kept', async () => {
  const admin = await anAdmin()
  await expectRefused(discardGoalImport(admin, await anImportedFile(admin, [{ Title: 'A' }])), 'conflict')
})
