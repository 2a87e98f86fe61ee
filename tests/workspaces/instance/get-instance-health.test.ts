import { expect, test } from 'vitest'
import { inTime, lastRunAt } from '@/lib/platform/health'
import { getInstanceHealth } from '@/lib/workspaces/instance/queries'
import { aManager, anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

test('an Admin reads how the installation is, and nobody else', async () => {
  const workspace = await aWorkspace()
  const { version, checks, ranAt } = await getInstanceHealth(await anAdmin({ workspace }))
  expect(version).toMatch(/^\d+\.\d+\.\d+/)
  // The tests run no queue, but for those of the queue itself.
  expect([checks.database, checks.migrations, checks.queue]).toEqual([true, true, false])
  expect(ranAt).toEqual((await inTime(lastRunAt)) ?? null)
  await expectRefused(getInstanceHealth(await aManager({ workspace })), 'forbidden')
})
