import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { recordAct } from '@/lib/audit/platform/record-act'
import { transaction } from '@/lib/platform/db'
import { hasJob, wake } from '@/lib/platform/queue'
import { noSuchJob } from '@/lib/admin/operation/refusals'
import type { RunJobInput } from '@/lib/admin/operation/schema'

/** Reruns a failed job; jobs are idempotent. */
export const runJob = (admin: AdminActor, { name }: RunJobInput) =>
  transaction(async (tx) => {
    const failed = await tx.failure.findFirst({ where: { kind: 'job', name }, select: { name: true } })
    // A job of an earlier version may no longer exist.
    if (!failed || !(await hasJob(name))) throw noSuchJob()
    await wake(tx, name)
    await recordAct(tx, admin, { action: 'job.run', objectId: null, title: `Ran the job ${name}` })
    return {}
  })
