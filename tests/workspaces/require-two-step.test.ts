import { expect, test } from 'vitest'
import { listAuditLines } from '@/lib/audit/queries'
import { auditFilterSchema } from '@/lib/audit/schema'
import { requireTwoStep } from '@/lib/workspaces/commands/require-two-step'
import { getTwoStepRequirement } from '@/lib/workspaces/queries'
import { aManager, aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

test('an Admin who has it requires it, and lets go of it again; the audit log tells each once', async () => {
  const admin = await anAdmin({ hasSecondFactor: true })
  await requireTwoStep(admin, { isRequired: true })
  await requireTwoStep(admin, { isRequired: true })
  expect(await getTwoStepRequirement(admin)).toMatchObject({ isRequired: true })
  await requireTwoStep(admin, { isRequired: false })
  expect(await getTwoStepRequirement(admin)).toMatchObject({ isRequired: false })
  const { rows } = await listAuditLines(admin, auditFilterSchema.parse({}))
  expect(rows.map(({ title }) => title)).toEqual(['No longer required two-step sign-in', 'Required two-step sign-in'])
})

test('refuses an Admin who has none, and everybody else', async () => {
  const workspace = await aWorkspace()
  await expectRefused(requireTwoStep(await anAdmin({ workspace }), { isRequired: true }), 'conflict')
  for (const actor of [await aManager({ workspace, hasSecondFactor: true }), await aMember({ workspace })]) {
    await expectRefused(requireTwoStep(actor, { isRequired: true }), 'forbidden')
    await expectRefused(getTwoStepRequirement(actor), 'forbidden')
  }
})

test('an Admin sees how many active people have it', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  await aMember({ workspace, hasSecondFactor: true })
  await deactivate(await aMember({ workspace, hasSecondFactor: true }))
  await aMember({ hasSecondFactor: true })
  expect(await getTwoStepRequirement(admin)).toEqual({ isRequired: false, hasOwn: false, on: 1, people: 2 })
})
