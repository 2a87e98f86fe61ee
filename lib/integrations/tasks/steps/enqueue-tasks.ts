import 'server-only'
import { randomUUID } from 'node:crypto'
import { now } from '@/lib/platform/clock'
import { Prisma, type Tx } from '@/lib/platform/db'
import { seal } from '@/lib/platform/secrets'

/** A call by kind and object; the payload holds what isn't stored elsewhere. */
export type NewTask = {
  workspaceId: string
  integrationId: string | null
  kind: string
  objectId: string
  payload?: object
}

/** A worker has it, which schedules it again once done: two at once could leave the older state behind. */
const isRunning = Prisma.sql`
  (t.status = 'QUEUED' AND t.attempts > 0 AND t."lastError" = '' AND t."dueAt" > EXCLUDED."dueAt")`

/**
 * Queues calls in the caller's transaction. A queued call for the same object is rescheduled; a running one repeats
 * after.
 */
export async function enqueueTasks(tx: Tx, tasks: readonly NewTask[]): Promise<void> {
  if (tasks.length === 0) return
  const at = now()
  const rows = tasks.map(({ workspaceId, integrationId, kind, objectId, payload }) => {
    const sealed = payload === undefined ? null : seal(JSON.stringify(payload))
    return Prisma.sql`(${randomUUID()}::uuid, ${workspaceId}::uuid, ${integrationId}::uuid, ${kind}, ${objectId}, ${sealed}, ${at}, ${at})`
  })
  await tx.$executeRaw`
    INSERT INTO "IntegrationTask" AS t (id, "workspaceId", "integrationId", kind, "objectId", "sealedPayload", "dueAt", "createdAt")
    VALUES ${Prisma.join(rows)}
    ON CONFLICT ("integrationId", kind, "objectId") DO UPDATE
    SET version = t.version + 1, status = 'QUEUED', attempts = CASE WHEN ${isRunning} THEN t.attempts ELSE 0 END,
        "dueAt" = CASE WHEN ${isRunning} THEN t."dueAt" ELSE EXCLUDED."dueAt" END,
        "sealedPayload" = EXCLUDED."sealedPayload", "lastError" = ''`
}
