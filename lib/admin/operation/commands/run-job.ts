import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { recordAct } from '@/lib/audit/platform/record-act'
import { transaction } from '@/lib/platform/db'
import { hasJob, wake } from '@/lib/platform/queue'
import { noSuchJob } from '@/lib/admin/operation/refusals'
import type { RunJobInput } from '@/lib/admin/operation/schema'

/** Has a job that failed run now: it does whatever is due, and a second run changes nothing. */
export const runJob = (admin: AdminActor, { name }: RunJobInput) =>
  transaction(async (tx) => {
    const failed = await tx.failure.findFirst({ where: { kind: 'job', name }, select: { name: true } })
    // One of an earlier version failed, and is not there any more.
    if (!failed || !(await hasJob(name))) throw noSuchJob()
    await wake(tx, name)
    await recordAct(tx, admin, { action: 'job.run', objectId: null, title: `Ran the job ${name}` })
    return {}
  })
