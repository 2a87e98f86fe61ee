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
    INSERT INTO "IntegrationTask" (id, "workspaceId", "integrationId", kind, "objectId", "sealedPayload", "dueAt", "createdAt")
    VALUES ${Prisma.join(rows)}
    ON CONFLICT ("integrationId", kind, "objectId") DO UPDATE
    SET version = "IntegrationTask".version + 1, status = 'QUEUED', attempts = 0, "dueAt" = EXCLUDED."dueAt",
        "sealedPayload" = EXCLUDED."sealedPayload", "lastError" = ''`
}
