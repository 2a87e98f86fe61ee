import { expect, test } from 'vitest'
import { runJob } from '@/lib/admin/operation/commands/run-job'
import { db } from '@/lib/platform/db'
import { aSuperAdmin } from '@/tests/factories/members'
import { aFailedJob } from '@/tests/factories/platform/platform'
import { expectRefused } from '@/tests/support/refused'

test('logs that a job was run, and refuses one that never failed', async () => {
  const [root, name] = [await aSuperAdmin(), await aFailedJob()]
  await runJob(root, { name })
  const where = { userId: root.userId, action: 'job.run', title: `Ran the job ${name}` }
  expect(await db.platformAct.count({ where })).toBe(1)
  await expectRefused(runJob(root, { name: 'nothing.there' }), 'not-found')
})
