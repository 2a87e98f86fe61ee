import 'server-only'
import { now } from '@/lib/platform/clock'
import { wake } from '@/lib/platform/queue'
import type { Tx } from '@/lib/platform/tx'
import { DELIVER_JOB } from '@/lib/notifications/outbox'

/** Retries mails that were given up, in the caller's transaction; returns how many. */
export async function requeueMails(tx: Tx, ids: readonly string[]): Promise<number> {
  const { count } = await tx.mail.updateMany({
    where: { id: { in: [...ids] }, status: 'GIVEN_UP', sealedProps: { not: null } },
    data: { status: 'QUEUED', attempts: 0, dueAt: now(), lastError: null },
  })
  if (count > 0) await wake(tx, DELIVER_JOB)
  return count
}
